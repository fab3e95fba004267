import * as styles from './HoursChart.css';

/** Stroke pattern of an arc, a stroke for each hour. */
const strokes = (hours: number, ring: number) =>
  `${'.76 .24 '.repeat(Math.floor(hours))}${Number(((hours % 1) * 0.76).toFixed(2))} ${ring}`;

interface HoursChartProps {
  /** Hours of study, lessons included. */
  hours: number;
  /** Hours of live lessons, where they are announced. */
  live: number | undefined;
  /** Hours of the full ring. */
  ring: number;
}

/** Hours on a ring. Decoration: the text beside it says the same. */
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
