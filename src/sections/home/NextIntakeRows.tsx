import { categoryOf } from '../../catalogue/categoryOf';
import { daysOf } from '../../catalogue/duration';
import { nextToStart } from '../../catalogue/factsOf';
import { ApplyDay } from '../../ui/ApplyDay';
import { formatDay, formatDuration } from '../../ui/format';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { useToday } from '../../ui/useToday';
import * as styles from './DrawingBand.css';

/** Days for which a vine grows by 1 % of the window's width. */
const DAYS_PER_VW = 6.4;

/**
 * The intakes that begin next: first day, length and last day to apply, and a vine as long as the programme, where a window is
 * too narrow for the drawing of the season (S1-86).
 */
export function NextIntakeRows() {
  const today = useToday();
  return (
    <ul className={styles.next}>
      {nextToStart(today).map(({ programme: { path, name, duration, icon, category }, starts, ...intake }) => (
        <LinkRow
          key={path + starts}
          path={path}
          title={name}
          text={
            <>
              <time dateTime={starts}>{formatDay(starts)}</time> · {formatDuration(duration)}
              <br />
              <ApplyDay intake={intake} today={today} />
              <svg
                className={styles.vine}
                width={`${Math.ceil(daysOf(duration) / DAYS_PER_VW)}vw`}
                height="20"
                aria-hidden="true"
              />
            </>
          }
          rows={icon}
          family={categoryOf({ category }).family}
        />
      ))}
    </ul>
  );
}
