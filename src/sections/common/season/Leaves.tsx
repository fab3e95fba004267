import type { Family } from '../../../catalogue/schema';
import { tileFill } from '../../../ui/motif/motif.css';
import { leafPath } from '../../../ui/motif/tiles';
import { LANE, MIDDLE } from './drawingUnits';
import type { SeasonData } from './seasonData';

/** Largest side of a leaf. */
const LEAF = 10;

interface LeavesProps {
  id: string;
  family: Family;
  scale: Pick<SeasonData, 'at' | 'monday' | 'unit'>;
}

/** Two weeks of a family's leaves: one over the stem, one under it. */
export function Leaves({ id, family, scale: { at, monday, unit } }: LeavesProps) {
  const week = 7 * unit;
  const side = Math.min(LEAF, week);
  const inset = (week - side) / 2;
  return (
    <pattern id={id} data-family={family} x={at(monday)} width={2 * week} height={LANE} patternUnits="userSpaceOnUse">
      <path className={tileFill.petal} d={leafPath('b', inset, MIDDLE - side, side)} />
      <path className={tileFill.soft} d={leafPath('a', week + inset, MIDDLE, side)} />
    </pattern>
  );
}
