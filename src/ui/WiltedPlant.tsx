import { GROWTH_STAGES } from './motif/growthStages';
import { Tiles } from './motif/Motif';
import { wilted } from './motion.css';

const [, , [petals, leaf, foot, ground]] = GROWTH_STAGES;

/** Drawing of an empty search result: a bud that leans over. Decoration, 96 by 96 CSS px. */
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
