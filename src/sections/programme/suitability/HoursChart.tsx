import * as styles from './HoursChart.css';

/** An arc of this many hours, a stroke for each. */
const strokes = (hours: number, ring: number) =>
  `${'.76 .24 '.repeat(Math.floor(hours))}${Number(((hours % 1) * 0.76).toFixed(2))} ${ring}`;

interface HoursChartProps {
  /** Of study, lessons included. */
  hours: number;
  /** Of them, in live lessons, where these are announced. */
  live: number | undefined;
  /** Of the whole ring. */
  ring: number;
}

/** Hours on a ring. Decoration: the words beside it say the same. */
export function HoursChart({ hours, live, ring }: HoursChartProps) {
  const arc = { cx: 22, cy: 22, r: 18, pathLength: ring };
  return (
    <>
      <svg className={styles.ring} viewBox="0 0 44 44" data-part="hours-chart" aria-hidden="true">
        <circle className={styles.free} {...arc} strokeDasharray=".76 .24" />
        <circle className={styles.own} {...arc} strokeDasharray={strokes(hours, ring)} />
        {live && <circle className={styles.live} {...arc} strokeDasharray={strokes(live, ring)} />}
      </svg>
      <b className={styles.number} aria-hidden="true">
        {hours}
      </b>
    </>
  );
}
