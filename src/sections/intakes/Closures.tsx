import { closures } from 'virtual:catalogue/facts';
import { builtOn } from 'virtual:catalogue/shell';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import type { Closure } from '../../catalogue/lessons';
import type { PageOf } from '../../catalogue/schema/pages';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { Fold } from '../../ui/Fold/Fold';
import { wideStack } from '../../ui/layout.css';

/** `22 March 2027 (Human Rights Day)`, as text and machine-readable dates. */
function Days({ name, from, to }: Closure) {
  return (
    <>
      {from === to ? (
        <Day iso={from} />
      ) : (
        <Filled text={dateTexts.fromTo} from={<Day iso={from} />} to={<Day iso={to} />} />
      )}
      {` (${name})`}
    </>
  );
}

/** Public holidays and breaks without lessons, from the day of the build on: the next, and a fold that explains and lists all (S1-70). */
export function Closures({ heading, lead }: PageOf<'intake-blocks'>['closures']) {
  const ahead = closures.filter(({ to }) => to >= builtOn);
  const [next] = ahead;
  return (
    <div className={wideStack}>
      <h2>{heading}</h2>
      {next && (
        <Fold
          summary={
            <span>
              <Filled text={dateTexts.next} what={<Days {...next} />} />
            </span>
          }
        >
          <p>{lead}</p>
          <ul>
            {ahead.map((closure) => (
              <li key={closure.from}>
                <Days {...closure} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
