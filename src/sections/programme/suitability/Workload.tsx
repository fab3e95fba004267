import type { Programme } from '../../../catalogue/schema';
import { lazyEnhancement } from '../../../ui/lazyEnhancement';
import { formatHours, liveHours } from './hours';
import * as styles from './Workload.css';

/** Hours of the full ring: a working week, or a working day. */
const RING = { week: 40, day: 8 };

const HoursChart = lazyEnhancement(async () => (await import('../afterHydration')).HoursChart);

/** Hours of a programme, on a ring of working hours (S1-43). */
export function Workload({ programme: { hours, lessons, duration } }: { programme: Programme }) {
  const unit = duration.unit === 'days' ? 'day' : 'week';
  const ring = RING[unit];
  const live = lessons && liveHours(lessons, unit);
  return (
    <div className={styles.workload}>
      <div className={styles.hoursChart}>
        <HoursChart {...{ hours, live, ring }} />
      </div>
      <div className={styles.words}>
        <p className={styles.total}>{`About ${hours} hours a ${unit}`}</p>
        {live === undefined ? null : live >= hours ? (
          <p>All of them in live lessons.</p>
        ) : (
          <p>{`${formatHours(live)} in live lessons, ${formatHours(hours - live)} when it suits you.`}</p>
        )}
      </div>
    </div>
  );
}
