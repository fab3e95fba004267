import { fill } from '../../../catalogue/fill';
import { workload as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../../catalogue/schema';
import { HoursChart } from '../lazyParts';
import { formatHalfHours, liveHours } from './hours';
import * as styles from './Workload.css';

/** Hours of the full ring: a working week, or a working day. */
const RING = { week: 40, day: 8 };

/** Hours of a programme, on a ring of working hours (S1-43). */
export function Workload({ programme: { hours, lessons, duration } }: { programme: Programme }) {
  const unit = duration.unit === 'days' ? 'day' : 'week';
  const ring = RING[unit];
  const live = lessons && liveHours(lessons, unit);
  return (
    <div className={styles.workload}>
      <div className={styles.hoursChart}>
        <HoursChart hours={hours} live={live} ring={ring} />
      </div>
      <div className={styles.text}>
        <p className={styles.total}>{fill(texts[unit], { hours })}</p>
        {live === undefined ? null : live >= hours ? (
          <p>{texts.allLive}</p>
        ) : (
          <p>{fill(texts.live, { live: formatHalfHours(live), own: formatHalfHours(hours - live) })}</p>
        )}
      </div>
    </div>
  );
}
