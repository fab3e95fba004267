import { formatShortMonth } from '../../ui/format';
import { tileFill } from '../../ui/motif/motif.css';
import * as styles from './PlanTimeline.css';
import type { Plan } from './plans';
import { timelineScale } from './timelineScale';

/** Largest number of month labels, by the width of the line. Each has 60 px, so that text of twice its size fits too. */
const MOST = { narrow: 4, phone: 5, wide: 12 };
const ROOMS = Object.entries(MOST) as [keyof typeof MOST, number][];

interface PlanTimelineProps {
  plan: Plan;
  /** Days of payment. */
  payments: string[];
}

/** A plan's days on a line: lessons as a bar, payments as coins. Decoration: the text beside it says the same. */
export function PlanTimeline({ plan: { intake }, payments }: PlanTimelineProps) {
  const [first = intake.starts] = payments;
  const { months, at, width } = timelineScale(first, intake.ends);
  return (
    <svg className={styles.timeline} aria-hidden="true" data-part="plan-timeline">
      {months.map((month) => (
        <line key={month} className={styles.month} x1={`${at(month)}%`} x2={`${at(month)}%`} y1="0" y2="100%" />
      ))}
      {ROOMS.map(([room, most]) => {
        const step = Math.ceil(months.length / most);
        return (
          <g key={room} className={styles.labels[room]} data-room={room}>
            {/* Not where the line ends before the next label would stand: at twice the text size it would leave the page. */}
            {months
              .filter((_, index) => index % step === 0 && index + step <= months.length)
              .map((month) => (
                <text key={month} x={`${at(month)}%`} y="1em" dx="6">
                  {formatShortMonth(month)}
                </text>
              ))}
          </g>
        );
      })}
      <rect
        className={`${styles.lessons} ${tileFill.petal}`}
        x={`${at(intake.starts)}%`}
        width={`${width(intake.starts, intake.ends)}%`}
        y="58%"
        height="30%"
        rx="4"
      />
      {payments.map((day) => (
        <circle key={day} className={`${styles.payment} ${tileFill.sun}`} cx={`${at(day)}%`} cy="73%" r="8" />
      ))}
    </svg>
  );
}
