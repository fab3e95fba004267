import { daysAfter } from '../../../catalogue/day';
import { formatShortMonth } from '../../../ui/format';
import { useToday } from '../../../ui/useToday';
import { SOIL } from './drawingUnits';
import * as styles from './Season.css';
import { closuresIn, hasDay, type SeasonScale } from './seasonData';

interface SoilProps {
  scale: SeasonScale;
  /** Height of the lanes over it, in units. */
  height: number;
  /** Class of a month's name. */
  monthName?: string;
}

/** Months, days without lessons and today: what all lanes share. */
export function Soil({ scale, height, monthName = styles.monthName }: SoilProps) {
  const { months, at, width, start = 0 } = scale;
  const today = useToday();
  const soil = height + SOIL;
  const within = (day: string) => Math.min(Math.max(at(day), start), width);
  return (
    <>
      <path
        className={styles.closed}
        d={closuresIn(scale)
          .map(({ from, to }) => `M${within(from)} 0V${soil}H${within(daysAfter(to, 1))}V0Z`)
          .join('')}
      />
      <path className={styles.month} d={months.map((month) => `M${at(month)} 0V${soil}`).join('')} />
      {months.map((month) => (
        <g key={month} transform={`translate(${at(month)} ${soil + 6})`}>
          <text className={monthName}>{month.slice(5, 7) === '01' ? month.slice(0, 4) : formatShortMonth(month)}</text>
        </g>
      ))}
      <path className={styles.soil} d={`M0 ${soil}H${width}`} />
      {hasDay(scale, today) && <path className={styles.today} d={`M${at(today)} 0V${soil}`} />}
    </>
  );
}
