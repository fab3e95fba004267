import { schedules } from 'virtual:catalogue/schedules';
import { Fragment } from 'react';
import { categoryOf } from '../../catalogue/categoryOf';
import { daysAfter } from '../../catalogue/day';
import { applyBy } from '../../catalogue/interface/bars.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import type { Intake, OpenProgramme } from '../../catalogue/schema';
import { intakeName } from '../../catalogue/slugs';
import { formatDayOfMonth } from '../../ui/format';
import * as styles from './IntakeLane.css';
import { Bloom, LaneMarks, Leaves } from './LaneMarks';
import { Legend } from './Legend';
import { intakeScale, modulePlaces, wrapTitle } from './lanePlaces';
import { growing, payment } from './Season.css';
import { Soil } from './Soil';
import { LANE, MIDDLE, seasonId } from './size';

/** Units of the lying drawing: its length, and free ends for words and bloom. */
const LENGTH = 1184;
const BEFORE = 120;
const AFTER = 28;
/** Scale of its lane, against a lane of the whole season. */
const LANE_SCALE = 2;
/** Units of what stands over the lane, of the lane down to its soil, and of the months. */
const NAMES_HEIGHT = 54;
const GROUND_HEIGHT = 56;
const MONTHS_HEIGHT = 40;
/** Y of the lane. The lane's own room for labels overlaps the module names above it. */
const TOP = 38;
/** Units of a line of words, and baselines of the first two. */
const LINE = 16;
const [DAY_BASELINE, TITLE_BASELINE] = [13, 33];
/** Units of a digit of a module's number, and after it. */
const DIGIT = 8;
const GAP = 6;
/** Units between first day and last where both are named. */
const APART = 230;

/** The words of a day, over it. */
function Day({ term, day, x, isEnd }: { term: string; day: string; x: number; isEnd?: boolean }) {
  return (
    <text className={styles.day} x={x} y={DAY_BASELINE} textAnchor={isEnd ? 'end' : 'start'}>
      {term} <tspan className={styles.strong}>{formatDayOfMonth(day)}</tspan>
    </text>
  );
}

/**
 * An intake of a programme as a lane: its modules, last day to apply, lessons, payments and breaks. Decoration: list and
 * table have the same.
 */
export function IntakeLane({ programme, intake }: { programme: OpenProgramme; intake: Intake }) {
  const { due = [] } = schedules[intakeName(intake)] ?? {};
  const scaleOf = (size: number) => intakeScale(intake, due, LENGTH / size, BEFORE / size, AFTER / size);
  const [scale, lane] = [scaleOf(1), scaleOf(LANE_SCALE)];
  const { at } = scale;
  const [first, last] = [at(intake.starts), at(daysAfter(intake.ends, 1))];
  const [leaves, bloom] = [seasonId('intake-leaves'), seasonId('intake-bloom')];
  const parts = modulePlaces(programme.modules, intake, programme, at);
  const { family } = categoryOf(programme);
  return (
    <div className={styles.lane} data-part="intake-lane" data-family={family} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${LENGTH} ${NAMES_HEIGHT + GROUND_HEIGHT + MONTHS_HEIGHT}`}
        aria-hidden="true"
      >
        <g transform={`translate(0 ${NAMES_HEIGHT})`}>
          <Soil scale={scale} height={GROUND_HEIGHT} monthName={styles.month} />
        </g>
        <path
          className={styles.tick}
          d={[at(intake.closes), ...parts.map((part) => part.at)]
            .map(
              (x, index) => `M${x} ${index > 1 ? TITLE_BASELINE - 11 : DAY_BASELINE - 11}V${TOP + MIDDLE * LANE_SCALE}`,
            )
            .join('')}
        />
        <g className={growing}>
          <svg
            viewBox={`0 0 ${LENGTH / LANE_SCALE} ${LANE}`}
            width={LENGTH}
            height={LANE * LANE_SCALE}
            y={TOP}
            aria-hidden="true"
          >
            <Leaves id={leaves} family={family} scale={lane} />
            <defs>
              <Bloom id={bloom} family={family} rows={programme.icon} />
            </defs>
            <LaneMarks programme={programme} intakes={[intake]} scale={lane} leaves={leaves} bloom={bloom} />
            <path className={payment} data-part="due" d={due.map((day) => `M${lane.at(day)} ${MIDDLE}h0`).join('')} />
          </svg>
        </g>
        {parts.map(({ title, at: x, width }, index) => (
          <Fragment key={title}>
            <text className={`${styles.module} ${styles.strong}`} x={x + 6} y={TITLE_BASELINE}>
              {index + 1}
            </text>
            <text className={`${styles.module} ${styles.moduleName}`}>
              {wrapTitle(`${index + 1} ${title}`, width).map((line, row) => (
                <tspan
                  key={line}
                  x={x + 6 + (row === 0 ? DIGIT * `${index + 1}`.length + GAP : 0)}
                  y={TITLE_BASELINE + LINE * row}
                >
                  {row === 0 ? line.replace(/^\d+ ?/, '') : line}
                </tspan>
              ))}
            </text>
          </Fragment>
        ))}
        <Day term={applyBy} day={intake.closes} x={at(intake.closes) - 6} isEnd />
        <Day term={dateTexts.firstDay} day={intake.starts} x={first + 6} />
        {last - first > APART && <Day term={dateTexts.lastDay} day={intake.ends} x={LENGTH} isEnd />}
      </svg>
      <Legend names={['week', 'payment', 'closed']} family={family} />
    </div>
  );
}
