import { Tiles } from '../ui/bloom/Bloom';

const FOUR = ['#L .. #L', '#L .. #L', '2L #L #L', '.. .. #L', '.. .. 2L'];
const RING = ['3P #P', '#P 3S', '#P 2S', '2P #P'];

/** '404' built from tiles: two figures and a ring bloom. Decoration beside the heading's words. */
export function NotFoundArt() {
  return (
    <svg className="not-found-art bloom family-protea" viewBox="0 0 156 60" aria-hidden="true">
      <Tiles rows={FOUR} unit={12} mirror={false} />
      <Tiles rows={RING} unit={12} x={48} y={6} />
      <Tiles rows={FOUR} unit={12} x={114} mirror={false} />
    </svg>
  );
}
