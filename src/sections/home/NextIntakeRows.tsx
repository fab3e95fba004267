import { nextIntakes } from 'virtual:catalogue/shell';
import { factsOf } from '../../catalogue/factsOf';
import { intakesAhead } from '../../catalogue/intakeDates';
import type { OpenFacts } from '../../catalogue/views';
import { formatDay, formatRand } from '../../ui/format';
import { useToday } from '../../ui/useToday';
import * as styles from './DrawingBand.css';
import { LinkRow } from './LinkRow';

/** The intakes that begin next, with first day and fee, where a window is too narrow for the drawing of the year (S1-86). */
export function NextIntakeRows() {
  const next = intakesAhead(nextIntakes, useToday()).slice(0, 3);
  return (
    <ul className={styles.next}>
      {next.map(({ programme: path, starts }) => {
        const programme = factsOf<OpenFacts>(path);
        return (
          <LinkRow
            key={`${path} ${starts}`}
            path={path}
            title={programme.name}
            text={
              <>
                <time dateTime={starts}>{formatDay(starts)}</time> · {formatRand(programme.fee.once)}
              </>
            }
            rows={programme.icon}
          />
        );
      })}
    </ul>
  );
}
