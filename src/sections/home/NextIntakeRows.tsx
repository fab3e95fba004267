import { nextToStart } from '../../catalogue/factsOf';
import { formatDay, formatRand } from '../../ui/format';
import { useToday } from '../../ui/useToday';
import * as styles from './DrawingBand.css';
import { LinkRow } from './LinkRow';

/** The intakes that begin next, with first day and fee, where a window is too narrow for the drawing of the year (S1-86). */
export function NextIntakeRows() {
  return (
    <ul className={styles.next}>
      {nextToStart(useToday()).map(({ programme: { path, name, fee, icon }, starts }) => (
        <LinkRow
          key={`${path} ${starts}`}
          path={path}
          title={name}
          text={
            <>
              <time dateTime={starts}>{formatDay(starts)}</time> · {formatRand(fee.once)}
            </>
          }
          rows={icon}
        />
      ))}
    </ul>
  );
}
