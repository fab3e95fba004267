import { closures } from 'virtual:catalogue/closures';
import { daysAfter } from '../../catalogue/day';
import { openLessons } from '../../catalogue/openLessons.yaml';
import { monthNames } from '../../ui/format';
import { tileFill } from '../../ui/motif/motif.css';
import { useToday } from '../../ui/useToday';
import type { Season } from './marks';
import * as styles from './Season.css';
import { LANE } from './size';

/** Months, days without lessons, open lessons and today: what all lanes share. */
export function Soil({ season: { months, at, width, lanes } }: { season: Season }) {
  const today = useToday();
  const soil = lanes.length * LANE + LANE / 2;
  const within = (day: string) => Math.min(Math.max(at(day), 0), width);
  return (
    <>
      <path
        className={styles.closed}
        d={closures.map(({ from, to }) => `M${within(from)} 0V${soil}H${within(daysAfter(to, 1))}V0Z`).join('')}
      />
      <path className={styles.month} d={months.map((month) => `M${at(month)} 0V${soil}`).join('')} />
      {months.map((month) => (
        <g key={month} transform={`translate(${at(month)} ${soil + 10})`}>
          <text className={styles.monthName}>
            {month.slice(5, 7) === '01' ? month.slice(0, 4) : monthNames[Number(month.slice(5, 7)) - 1]}
          </text>
        </g>
      ))}
      <path className={styles.soil} d={`M0 ${soil}H${width}`} />
      <path
        className={tileFill.sun}
        data-part="open-lessons"
        d={openLessons
          .filter(({ day }) => day >= today && at(day) < width)
          .map(({ day }) => `M${at(day) - 8} ${soil - 3}a8 8 0 0 1 16 0`)
          .join('')}
      />
      <path className={styles.today} d={`M${at(today)} 0V${soil}`} />
    </>
  );
}
