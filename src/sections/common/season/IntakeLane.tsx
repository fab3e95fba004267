import { schedules } from 'virtual:catalogue/schedules';
import type { ReactNode } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import { daysAfter } from '../../../catalogue/day';
import { applyBy } from '../../../catalogue/interface/bars.yaml';
import * as dateTexts from '../../../catalogue/interface/dates.yaml';
import type { Intake, OpenProgramme } from '../../../catalogue/schema';
import { intakeName } from '../../../catalogue/slugs';
import { formatDayOfMonth } from '../../../ui/format';
import { Bloom } from './Bloom';
import { HALF_BLOOM, LANE, MIDDLE, SOIL } from './drawingUnits';
import * as styles from './IntakeLane.css';
import { LaneMarks, LaneSeeds } from './LaneMarks';
import { Leaves } from './Leaves';
import { Legend } from './Legend';
import { intakeScale, modulePlaces } from './lanePlaces';
import { growing, number, payment, tick } from './Season.css';
import { Soil } from './Soil';
import { closuresIn, seasonId } from './seasonData';

/** Units of the lying drawing: its length, and free ends for words and bloom. */
const LENGTH = 1184;
const BEFORE = 120;
const AFTER = 28;
/** Size of its lane, against a lane of the whole season. */
const LANE_SIZE = 2;
/** Y of the days' baseline, of the module numbers' baseline, and of the lane's top edge. */
const [DAYS_Y, NUMBERS, TOP] = [13, 34, 6];
/** Y of the stem, of the top of the months' lines, and of the soil. Payments lie on the soil, clear of leaves. */
const STEM = TOP + LANE_SIZE * MIDDLE;
const MONTHS = STEM - 26;
/** Half the height of its bloom. */
const BLOOM = LANE_SIZE * HALF_BLOOM;
const GROUND_Y = STEM + 36;
/** Units of the drawing's height, and between first day and last where both are named. */
const HEIGHT = GROUND_Y + 26;
const APART = 230;

/** The words of a day, over it. */
function LaneDay({ term, day, x, isEnd }: { term: string; day: string; x: number; isEnd?: boolean }) {
  return (
    <text className={styles.day} x={x} y={DAYS_Y} textAnchor={isEnd ? 'end' : 'start'}>
      {term} <tspan className={styles.strong}>{formatDayOfMonth(day)}</tspan>
    </text>
  );
}

/**
 * An intake of a programme as a lane: numbers of its modules, last day to apply, lessons, payments and breaks. Decoration:
 * list and table have the same.
 */
export function IntakeLane({ programme, intake }: { programme: OpenProgramme; intake: Intake }) {
  const { due = [] } = schedules[intakeName(intake)] ?? {};
  const scaleOf = (size: number) => intakeScale(intake, due, LENGTH / size, BEFORE / size, AFTER / size);
  const [scale, lane] = [scaleOf(1), scaleOf(LANE_SIZE)];
  const { at } = scale;
  const [first, last] = [at(intake.starts), at(daysAfter(intake.ends, 1))];
  const [leaves, bloom] = [seasonId('intake-leaves'), seasonId('intake-bloom')];
  const modules = modulePlaces(programme.modules, intake, programme, at);
  /** A module's line ends on the stem, or clear of the bloom that hides the stem there. */
  const footOf = (x: number) => (x > last - 2 * BLOOM ? STEM - BLOOM - 4 : STEM);
  const { family } = categoryOf(programme);
  const row = { programme, intakes: [intake], scale: lane, leaves, bloom };
  /** A drawing of the lane's own size. */
  const sized = (marks: ReactNode) => (
    <svg
      viewBox={`0 0 ${LENGTH / LANE_SIZE} ${LANE}`}
      width={LENGTH}
      height={LANE * LANE_SIZE}
      y={TOP}
      aria-hidden="true"
    >
      {marks}
    </svg>
  );
  return (
    <div className={styles.lane} data-part="intake-lane" data-family={family} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${LENGTH} ${HEIGHT}`} aria-hidden="true">
        <g transform={`translate(0 ${MONTHS})`}>
          <Soil scale={scale} height={GROUND_Y - SOIL - MONTHS} monthName={styles.month} />
        </g>
        <path className={tick} d={[intake.closes, intake.starts].map((day) => `M${at(day)} 2V${STEM}`).join('')} />
        <path className={tick} d={modules.map((x) => `M${x} ${NUMBERS - 11}V${footOf(x)}`).join('')} />
        <Leaves id={leaves} family={family} scale={lane} />
        <defs>
          <Bloom id={bloom} family={family} rows={programme.icon} />
        </defs>
        <g className={growing}>{sized(<LaneMarks {...row} />)}</g>
        {sized(<LaneSeeds {...row} />)}
        <path className={payment} data-part="due" d={due.map((day) => `M${at(day)} ${GROUND_Y}h0`).join('')} />
        {modules.map((x, index) => (
          <text key={x} className={number} x={x + 6} y={NUMBERS}>
            {index + 1}
          </text>
        ))}
        <LaneDay term={applyBy} day={intake.closes} x={at(intake.closes) - 6} isEnd />
        <LaneDay term={dateTexts.firstDay} day={intake.starts} x={first + 6} />
        {last - first > APART && <LaneDay term={dateTexts.lastDay} day={intake.ends} x={LENGTH} isEnd />}
      </svg>
      <Legend
        has={{ module: true, week: true, payment: due.length > 0, closed: closuresIn(scale).length > 0 }}
        family={family}
      />
    </div>
  );
}
