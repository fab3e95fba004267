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

/** Months since year 0. */
const monthOf = (isoDay: string) => 12 * Number(isoDay.slice(0, 4)) + Number(isoDay.slice(5, 7)) - 1;

/** Month label with its year in the first column and in January: `Jan 2027`, `Feb`. */
function headOf(month: number, first: number): string {
  const name = MONTHS[month % 12];
  return month === first || month % 12 === 0 ? `${name} ${Math.floor(month / 12)}` : `${name}`;
}

interface LaneProps {
  programme: ProgrammeFacts;
  blocks: Intake[];
  /** Month of the first column, since year 0. */
  first: number;
}

/** One programme's year, with a block per intake. */
function Lane({ programme, blocks, first }: LaneProps) {
  const today = useToday();
  const { family } = categoryOf(programme);
  const last = first + MONTHS.length - 1;
  /** Column of a day's month, from 1; later months count as the last. */
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
 * Timeline of twelve months from the first intake, a lane per programme. Hidden where it does not fit.
 * The table below has the same facts.
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
