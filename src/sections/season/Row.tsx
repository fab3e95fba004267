import { daysAfter } from '../../catalogue/day';
import { intakeState, intakesAhead } from '../../catalogue/intakeDates';
import type { Family } from '../../catalogue/schema';
import { Tiles } from '../../ui/motif/Motif';
import { tileFill } from '../../ui/motif/motif.css';
import { leafPath } from '../../ui/motif/tiles';
import { useToday } from '../../ui/useToday';
import * as styles from './Season.css';
import { type Lane, type Scale, stretchesOf, weeksOf } from './seasonData';
import { HALF_BLOOM, LANE, MIDDLE } from './size';

/** Side of a leaf, and of a bloom's tile. */
const LEAF = 10;
const TILE = HALF_BLOOM / 2;

interface LeavesProps {
  id: string;
  family: Family;
  scale: Scale;
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

interface RowProps extends Lane {
  scale: Scale;
  /** Ids of the leaves and the bloom. */
  leaves: string;
  bloom: string;
}

/**
 * A programme's intakes: each a seed on the last day to apply, a stem from first lesson to last, a leaf a week with
 * lessons, a bloom on the last day. Those that are full are dim, in an outline.
 */
export function Row({ intakes, ...row }: RowProps) {
  const today = useToday();
  const full = intakes.filter((intake) => intakeState(intake, today) === 'full');
  const { at } = row.scale;
  return (
    <>
      {full.length > 0 && (
        <g className={styles.full}>
          <Runs {...row} intakes={full} />
          <path
            className={styles.outline}
            data-part="full"
            d={full
              .map(
                ({ starts, ends }) =>
                  `M${at(starts)} ${MIDDLE - HALF_BLOOM}H${at(daysAfter(ends, 1)) + HALF_BLOOM}v${2 * HALF_BLOOM}H${at(starts)}Z`,
              )
              .join('')}
          />
        </g>
      )}
      <Runs {...row} intakes={intakes.filter((intake) => !full.includes(intake))} />
    </>
  );
}

/** Marks of a kind are one path. */
function Runs({ programme, intakes, scale: { at }, leaves, bloom }: RowProps) {
  const ahead = intakesAhead(intakes, useToday());
  const stretches = intakes.flatMap((intake) => stretchesOf(intake, programme));
  const after = (day: string) => at(daysAfter(day, 1));
  return (
    <>
      <path
        className={styles.rest}
        d={ahead.map(({ closes, starts }) => `M${at(closes)} ${MIDDLE}H${at(starts)}`).join('')}
      />
      <path
        className={styles.seed}
        data-part="seeds"
        d={ahead.map(({ closes }) => `M${at(closes)} ${MIDDLE}h0`).join('')}
      />
      <path
        className={styles.stem}
        data-part="stems"
        d={intakes.map(({ starts, ends }) => `M${at(starts)} ${MIDDLE}H${after(ends)}`).join('')}
      />
      <path
        data-part="leaves"
        fill={`url(#${leaves})`}
        d={stretches
          .map(weeksOf)
          .map(([from, to]) => `M${at(from)} 0H${at(to)}V${LANE}H${at(from)}`)
          .join('')}
      />
      {intakes.map(({ ends }) => (
        <use key={ends} href={`#${bloom}`} x={after(ends)} y={MIDDLE} />
      ))}
    </>
  );
}
