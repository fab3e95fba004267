import type { Family } from '../../../catalogue/schema';
import { Tiles } from '../../../ui/motif/Motif';
import { HALF_BLOOM } from './drawingUnits';

/** Side of a tile. */
const TILE = HALF_BLOOM / 2;

interface BloomProps {
  id: string;
  family: Family;
  rows: readonly string[];
  /** Class that holds it upright in a turned drawing. */
  upright?: string | undefined;
}

/** A programme's bloom about the origin. */
export function Bloom({ id, family, rows, upright }: BloomProps) {
  return (
    <g id={id} data-family={family}>
      <g className={upright}>
        <g transform={`translate(${-2 * TILE} ${-2 * TILE}) scale(${TILE})`}>
          <Tiles rows={rows} />
        </g>
      </g>
    </g>
  );
}
