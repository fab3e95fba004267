import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { intakes } from '../../catalogue/intakes';
import { statusWords } from '../../catalogue/intakesOf';
import type { Intake } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { Bloom } from '../../ui/bloom/Bloom';
import { tint } from '../../ui/bloom/bloom.css';
import { formatMonth, formatShortDay } from '../../ui/format';
import { visuallyHidden } from '../../ui/text.css';
import { SectionHead } from '../common/SectionHead';
import * as styles from './IntakeTimeline.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The year shown: that of the first intake. */
// Stryker disable next-line MethodExpression,OptionalChaining,StringLiteral: There are intakes, and a whole day sorts against a year as its own year does; only the type allows for none.
const year = intakes[0]?.starts.slice(0, 4) ?? '';

/** Month of a day, from 1; a later year counts as December. */
function monthOf(isoDay: string): number {
  return isoDay.slice(0, 4) > year ? 12 : Number(isoDay.slice(5, 7));
}

interface LaneProps {
  programme: ProgrammeFacts;
  blocks: Intake[];
}

/** A programme's year: a block from the first to the last day of each intake. */
function Lane({ programme, blocks }: LaneProps) {
  const { family } = categoryOf(programme);
  return (
    <div className={styles.lane} data-part="lane">
      <div className={styles.name}>
        <Bloom rows={programme.icon} family={family} size={38} />
        {programme.name}
      </div>
      {blocks.map(({ starts, ends, status }) => {
        const place = `${styles.from[monthOf(starts)]} ${styles.to[monthOf(ends)]}`;
        const block = status === 'full' ? styles.fullBlock : styles.block;
        return (
          <div
            key={starts}
            className={`${block} ${tint[family]} ${place}`}
            data-part="intake"
            data-from={monthOf(starts)}
            data-to={monthOf(ends)}
          >
            <b>{formatShortDay(starts).slice(0, -5)}</b>
            <span>
              {statusWords[status]}
              {ends.slice(0, 4) > year && `, runs to ${formatMonth(ends)}`}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The year as a picture, where there is room for one: a lane per programme. The table below says the same in words. */
export function IntakeTimeline({ heading }: { heading: string }) {
  const programmes = facts.filter(({ path }) => intakes.some(({ programme }) => programme === path));
  return (
    <div className={styles.whereItFits}>
      <SectionHead heading={heading} />
      <p className={visuallyHidden}>The table below says the same in words.</p>
      <div className={styles.timeline} aria-hidden="true">
        <div className={styles.months}>
          {MONTHS.map((month) => (
            <span key={month} className={styles.month}>
              {month}
            </span>
          ))}
        </div>
        {programmes.map((programme) => (
          <Lane
            key={programme.path}
            programme={programme}
            blocks={intakes.filter((intake) => intake.programme === programme.path)}
          />
        ))}
      </div>
    </div>
  );
}
