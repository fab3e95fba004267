import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { intakeState, stateWords } from '../../catalogue/intakeDates';
import type { Intake } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { formatMonth, formatShortDay } from '../../ui/format';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { visuallyHidden } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { SectionHead } from '../common/SectionHead';
import * as styles from './IntakeTimeline.css';
import { shownIntakes } from './shownIntakes';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Months since the year 0. */
const monthOf = (isoDay: string) => 12 * Number(isoDay.slice(0, 4)) + Number(isoDay.slice(5, 7)) - 1;

/** `Jan 2027`, `Feb`: with its year where the picture begins and in January. */
function headOf(month: number, first: number): string {
  const name = MONTHS[month % 12];
  return month === first || month % 12 === 0 ? `${name} ${Math.floor(month / 12)}` : `${name}`;
}

interface LaneProps {
  programme: ProgrammeFacts;
  blocks: Intake[];
  /** The month of the first column. */
  first: number;
}

/** A programme's year: a block from the first to the last day of each intake. */
function Lane({ programme, blocks, first }: LaneProps) {
  const today = useToday();
  const { family } = categoryOf(programme);
  const last = first + MONTHS.length - 1;
  /** The column of a day's month, from 1; what comes later counts as the last. */
  const columnOf = (isoDay: string) => Math.min(monthOf(isoDay), last) - first + 1;
  return (
    <div className={styles.lane} data-part="lane">
      <div className={styles.name}>
        <Motif rows={programme.icon} family={family} size={38} />
        {programme.name}
      </div>
      {blocks.map((intake) => {
        const { starts, ends } = intake;
        const state = intakeState(intake, today);
        const place = `${styles.from[columnOf(starts)]} ${styles.to[columnOf(ends)]}`;
        const block = state === 'full' ? styles.fullBlock : styles.block;
        return (
          <div
            key={`${starts} ${state}`}
            className={`${block} ${tint[family]} ${place}`}
            data-part="intake"
            data-from={columnOf(starts)}
            data-to={columnOf(ends)}
          >
            <b>{formatShortDay(starts).slice(0, -5)}</b>
            <span>
              {stateWords[state]}
              {monthOf(ends) > last && `, runs to ${formatMonth(ends)}`}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/**
 * A year as a picture, where there is room for one: a lane per programme, twelve months from the one in which the first
 * intake begins. The table below says the same in words.
 */
export function IntakeTimeline({ heading }: { heading: string }) {
  const shown = shownIntakes();
  const first = monthOf(shown[0]?.starts ?? '');
  const inPicture = shown.filter(({ starts }) => monthOf(starts) < first + MONTHS.length);
  const programmes = facts.filter(({ path }) => inPicture.some(({ programme }) => programme === path));
  return (
    <div className={styles.whereItFits}>
      <SectionHead heading={heading} />
      <p className={visuallyHidden}>The table below says the same in words.</p>
      <div className={styles.timeline} aria-hidden="true">
        <div className={styles.months}>
          {MONTHS.map((name, index) => (
            <span key={name} className={styles.month}>
              {headOf(first + index, first)}
            </span>
          ))}
        </div>
        {programmes.map((programme) => (
          <Lane
            key={programme.path}
            programme={programme}
            blocks={inPicture.filter((intake) => intake.programme === programme.path)}
            first={first}
          />
        ))}
      </div>
    </div>
  );
}
