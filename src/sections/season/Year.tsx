import { Fragment } from 'react';
import { categoryOf } from '../../catalogue/categoryOf';
import { daysAfter } from '../../catalogue/day';
import { intakesAhead } from '../../catalogue/intakeDates';
import type { Family } from '../../catalogue/schema';
import { formatShortDay } from '../../ui/format';
import { Tiles } from '../../ui/motif/Motif';
import { tileFill } from '../../ui/motif/motif.css';
import { leafPath } from '../../ui/motif/tiles';
import { useToday } from '../../ui/useToday';
import { type Lane, type Season as Marks, stretchesOf, weeksOf } from './marks';
import * as styles from './Season.css';
import { Soil } from './Soil';
import { idOf, LANE } from './size';

const MIDDLE = LANE / 2;
/** Side of a leaf, and of a bloom's tile. */
const LEAF = 11;
const TILE = 6.5;

/** Units of a run that has its day above it; a shorter one has it after its bloom. */
const LABEL = 60;

interface YearProps {
  season: Marks;
}

/** Two weeks of a family's leaves: one over the stem, one under it. */
function Leaves({ family, season: { at, monday, unit } }: { family: Family; season: Marks }) {
  const week = 7 * unit;
  const inset = (week - LEAF) / 2;
  return (
    <pattern
      id={idOf(family)}
      data-family={family}
      x={at(monday)}
      width={2 * week}
      height={LANE}
      patternUnits="userSpaceOnUse"
    >
      <path className={tileFill.petal} d={leafPath('b', inset, MIDDLE - LEAF, LEAF)} />
      <path className={tileFill.soft} d={leafPath('a', week + inset, MIDDLE, LEAF)} />
    </pattern>
  );
}

interface FirstDayProps {
  starts: string;
  from: number;
  to: number;
  width: number;
}

/** First day of an intake: over its stem, after a short one, or before one at the drawing's edge. */
function FirstDay({ starts, from, to, width }: FirstDayProps) {
  const isAfter = to - from < LABEL;
  const left = isAfter ? to + 18 : from;
  const place =
    left + LABEL > width
      ? { x: from - 6, y: MIDDLE - 4, textAnchor: 'end' as const }
      : { x: left, y: isAfter ? MIDDLE + 5 : MIDDLE - 4 };
  return <text {...place}>{formatShortDay(starts).slice(0, -5)}</text>;
}

/**
 * A programme's intakes: each a seed on the last day to apply, a stem from first lesson to last, a leaf a week, a bloom on the
 * last day. Marks of a kind are one path.
 */
function Row({ programme, intakes, season: { at, width } }: Lane & YearProps) {
  const today = useToday();
  const ahead = intakesAhead(intakes, today);
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
        d={stretches.map(([from, to]) => `M${at(from)} ${MIDDLE}H${after(to)}`).join('')}
      />
      <path
        fill={`url(#${idOf(categoryOf(programme).family)})`}
        d={stretches
          .map(weeksOf)
          .map(([from, to]) => `M${at(from)} 0H${at(to)}V${LANE}H${at(from)}`)
          .join('')}
      />
      {intakes.map(({ starts, ends }) => (
        <Fragment key={starts}>
          <use href={`#${idOf(programme.path)}`} x={after(ends)} y={MIDDLE} />
          {at(starts) >= 0 && <FirstDay starts={starts} from={at(starts)} to={after(ends)} width={width} />}
        </Fragment>
      ))}
    </>
  );
}

/** What a season's drawing has, without its frame. */
export function Year({ season }: YearProps) {
  const { lanes, width } = season;
  return (
    <>
      {[...new Set(lanes.map(({ programme }) => categoryOf(programme).family))].map((family) => (
        <Leaves key={family} family={family} season={season} />
      ))}
      <defs>
        {lanes.map(({ programme }) => (
          <g key={programme.path} id={idOf(programme.path)} data-family={categoryOf(programme).family}>
            <g className={styles.upright}>
              <g transform={`translate(${-2 * TILE} ${-2 * TILE}) scale(${TILE})`}>
                <Tiles rows={programme.icon} />
              </g>
            </g>
          </g>
        ))}
      </defs>
      <Soil season={season} />
      {lanes.map(({ programme: { path } }, index) => (
        <use key={path} className={styles.head} href={`#${idOf(path)}`} x="-20" y={(index + 0.5) * LANE} />
      ))}
      {/* Cuts off what began before the first month, or runs on after the last. */}
      <svg className={styles.growing} width={width} height={lanes.length * LANE} aria-hidden="true">
        {lanes.map((lane, index) => (
          <g key={lane.programme.path} data-part="lane" transform={`translate(0 ${index * LANE})`}>
            <Row {...lane} season={season} />
          </g>
        ))}
      </svg>
    </>
  );
}
