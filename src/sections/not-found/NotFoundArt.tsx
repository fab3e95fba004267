import { Tiles } from '../../ui/motif/Motif';
import { ACCREDITATION_MARK } from '../../ui/motif/tiles';
import { art } from './NotFoundArt.css';

const DIGIT_FOUR = ['nP .. nP', '#P .. #P', '2P #P #S', '.. .. uP'];

/** '404' drawn from tiles. Decoration: the heading says it. */
export function NotFoundArt() {
  return (
    <svg className={art} viewBox="0 0 11.3 4" aria-hidden="true">
      <g data-family="pincushion">
        <Tiles rows={DIGIT_FOUR} mirror={false} />
        <Tiles rows={DIGIT_FOUR} x={8.3} mirror={false} />
      </g>
      <g data-family="protea">
        <Tiles rows={ACCREDITATION_MARK} x={3.65} />
      </g>
    </svg>
  );
}
