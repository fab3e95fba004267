import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { intakes } from '../../catalogue/intakes';
import { statusWords } from '../../catalogue/intakesOf';
import { Bloom } from '../../ui/bloom/Bloom';
import { formatMonth, formatShortDay } from '../../ui/format';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The year shown: that of the first intake. */
const year = intakes[0]?.starts.slice(0, 4) ?? '';

/** Month of a day, from 1; a later year counts as December. */
function monthOf(isoDay: string): number {
  return isoDay.slice(0, 4) > year ? 12 : Number(isoDay.slice(5, 7));
}

/** The year as a picture: a lane per programme, a block per intake. The table below it says the same in words. */
export function IntakeTimeline() {
  const programmes = facts.filter(({ path }) => intakes.some(({ programme }) => programme === path));
  return (
    <>
      <p className="visually-hidden">The table below says the same in words.</p>
      <div className="timeline" aria-hidden="true">
        <div className="months">
          {MONTHS.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        {programmes.map((one) => {
          const { path, name, icon } = one;
          const { family } = categoryOf(one);
          return (
            <div key={path} className="lane">
              <div className="name">
                <Bloom rows={icon} family={family} size={38} />
                {name}
              </div>
              {intakes
                .filter(({ programme }) => programme === path)
                .map(({ starts, ends, status }) => (
                  <div
                    key={starts}
                    className={`block tint-${family} ${status} from-${monthOf(starts)} to-${monthOf(ends)}`}
                  >
                    <b>{formatShortDay(starts).slice(0, -5)}</b>
                    <span>
                      {statusWords[status]}
                      {ends.slice(0, 4) > year && `, runs to ${formatMonth(ends)}`}
                    </span>
                  </div>
                ))}
            </div>
          );
        })}
      </div>
    </>
  );
}
