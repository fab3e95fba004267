import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { daysAfter } from '../../catalogue/day';
import { type IntakeState, intakeState } from '../../catalogue/intakeDates';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import type { Intake } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { type DayScale, dayScale } from '../../ui/dayScale';
import { formatDays, monthNames } from '../../ui/format';
import { Motif } from '../../ui/motif/Motif';
import { tintFill } from '../../ui/motif/motif.css';
import { visuallyHidden } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './IntakeTimeline.css';
import { shownIntakes } from './shownIntakes';

/** Months of the scale. */
const MONTHS = 12;
/** Least width of a bar that holds its own label, in %. */
const LABEL = 14;
/** States that go without saying. */
const USUAL: IntakeState[] = ['open', 'running'];

/** Where each month begins. */
function Months({ scale: { months, at }, hasNames }: { scale: DayScale; hasNames?: boolean }) {
  return months.map((month, index) => (
    <g key={month}>
      <line className={styles.month} x1={`${at(month)}%`} x2={`${at(month)}%`} y1="0" y2="100%" />
      {hasNames && (
        <text className={styles.monthName} x={`${at(month)}%`} dx="8" y="62%">
          {monthNames[Number(month.slice(5, 7)) - 1]}
          {(index === 0 || month.slice(5, 7) === '01') && ` ${month.slice(0, 4)}`}
        </text>
      )}
    </g>
  ));
}

interface BlockProps {
  intake: Intake;
  state: IntakeState;
  scale: DayScale;
  family: keyof typeof tintFill;
}

/** An intake as a bar from its first day to its last. Its dates stand in it, or beside it where it is short. */
function Block({ intake: { starts, ends }, state, scale, family }: BlockProps) {
  const [x, width] = [scale.at(starts), scale.width(starts, ends)];
  const isShort = width < LABEL;
  // Before a short bar at the edge, or at the end of one that is cut off there.
  const end = isShort ? x : 100;
  const isAtEdge = isShort ? x > 100 - LABEL : x + width > 100 && x > 100 - 2 * LABEL;
  const side = isAtEdge
    ? { x: `${end}%`, dx: -8, textAnchor: 'end' as const }
    : { x: `${isShort ? x + width : x}%`, dx: 8 };
  return (
    <g>
      <rect
        className={`${styles.block} ${tintFill[family]}`}
        data-part="intake"
        data-state={state}
        x={`${x}%`}
        width={`${width}%`}
        y="20%"
        height="60%"
        rx="8"
      />
      <text className={styles.label} y="57%" {...side}>
        {formatDays(starts, ends)}
        {!USUAL.includes(state) && `, ${dateTexts.states[state].toLowerCase()}`}
      </text>
    </g>
  );
}

interface LaneProps {
  programme: ProgrammeFacts;
  blocks: Intake[];
  scale: DayScale;
}

/** One programme's year, with a bar per intake. */
function Lane({ programme, blocks, scale }: LaneProps) {
  const today = useToday();
  const { family } = categoryOf(programme);
  return (
    <div className={styles.lane} data-part="lane">
      <div className={styles.name}>
        <Motif rows={programme.icon} family={family} size={38} />
        {programme.name}
      </div>
      <svg className={styles.days} aria-hidden="true">
        <Months scale={scale} />
        {blocks.map((intake) => (
          <Block key={intake.starts} intake={intake} state={intakeState(intake, today)} scale={scale} family={family} />
        ))}
      </svg>
    </div>
  );
}

/**
 * Timeline of the twelve months from the first intake, with a lane per programme. All days have the same width. Hidden
 * where it does not fit. The table below has the same facts.
 */
export function IntakeTimeline({ heading }: { heading: string }) {
  const shown = shownIntakes();
  const scale = dayScale(shown[0]?.starts ?? '', MONTHS);
  const end = daysAfter(scale.months.at(-1) ?? '', 27);
  const inPicture = shown.filter(({ starts }) => starts <= end);
  const programmes = facts.filter(({ path }) => inPicture.some(({ programme }) => programme === path));
  return (
    <div className={styles.whereItFits}>
      <SectionHeader heading={heading} />
      <p className={visuallyHidden}>{dateTexts.tableBelow}</p>
      <div className={styles.timeline} aria-hidden="true">
        <div className={styles.months}>
          <svg className={styles.monthLabels} aria-hidden="true">
            <Months scale={scale} hasNames />
          </svg>
        </div>
        {programmes.map((programme) => (
          <Lane
            key={programme.path}
            programme={programme}
            blocks={inPicture.filter((intake) => intake.programme === programme.path)}
            scale={scale}
          />
        ))}
      </div>
    </div>
  );
}
