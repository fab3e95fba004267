import type { Programme } from '../../../catalogue/schema';
import { muted } from '../../../ui/text.css';
import { formatHours, liveHours } from './hours';
import * as styles from './Workload.css';

/** Hours of the ring: a working week, and a working day. */
const RING = { week: 40, day: 8 };

/** An arc of this many hours, a stroke for each. */
const strokes = (hours: number, ring: number) =>
  `${'.76 .24 '.repeat(Math.floor(hours))}${Number(((hours % 1) * 0.76).toFixed(2))} ${ring}`;

/** The hours that a programme takes, on a ring of those that a working week or day has (S1-43). */
export function Workload({ programme: { hours, lessons, duration } }: { programme: Programme }) {
  const unit = duration.unit === 'days' ? 'day' : 'week';
  const ring = RING[unit];
  const live = lessons && liveHours(lessons, unit);
  const arc = { cx: 22, cy: 22, r: 18, pathLength: ring };
  return (
    <div className={styles.workload}>
      <div className={styles.dial} aria-hidden="true">
        <svg className={styles.ring} viewBox="0 0 44 44" data-part="dial" aria-hidden="true">
          <circle className={styles.free} {...arc} strokeDasharray=".76 .24" />
          <circle className={styles.own} {...arc} strokeDasharray={strokes(hours, ring)} />
          {live && <circle className={styles.live} {...arc} strokeDasharray={strokes(live, ring)} />}
        </svg>
        <b className={styles.number}>{hours}</b>
      </div>
      <div>
        <p className={styles.total}>{`About ${hours} hours a ${unit}`}</p>
        {live === undefined ? null : live >= hours ? (
          <p>All of them in live lessons.</p>
        ) : (
          <p>{`${formatHours(live)} in live lessons, ${formatHours(hours - live)} when it suits you.`}</p>
        )}
        <p className={muted}>{`The ring is a working ${unit} of ${ring} hours.`}</p>
      </div>
    </div>
  );
}
