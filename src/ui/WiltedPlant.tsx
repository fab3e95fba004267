import { GROWTH_STAGES } from './motif/growthStages';
import { Tiles } from './motif/Motif';
import { wilted } from './motion.css';

const [, , [petals, leaf, foot, ground]] = GROWTH_STAGES;

/** A bud that leans over on its ground: nothing was found. Decoration, in CSS px: 96 wide and high. */
export function WiltedPlant() {
  return (
    <svg data-family="seed" width={96} height={96} viewBox="0 0 4 4" overflow="visible" aria-hidden="true">
      <g className={wilted}>
        <Tiles rows={[petals, leaf, foot]} />
      </g>
      <Tiles rows={[ground]} y={3} />
    </svg>
  );
}
