import { closures } from 'virtual:catalogue/closures';
import { builtOn } from 'virtual:catalogue/day';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import type { PageOf } from '../../catalogue/pageSchemas';
import { Filled } from '../../ui/Filled';
import { formatDay } from '../../ui/format';
import { stack } from '../../ui/layout.css';
import { lead as leadText } from '../../ui/text.css';

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{formatDay(iso)}</time>;

/** Public holidays and breaks without lessons, from the day of the build on (S1-70). */
export function Closures({ heading, lead }: PageOf<'intake-blocks'>['closures']) {
  return (
    <div className={stack}>
      <h2>{heading}</h2>
      <p className={leadText}>{lead}</p>
      <ul>
        {closures
          .filter(({ to }) => to >= builtOn)
          .map(({ name, from, to }) => (
            <li key={from}>
              {from === to ? (
                <Day iso={from} />
              ) : (
                <Filled text={dateTexts.fromTo} from={<Day iso={from} />} to={<Day iso={to} />} />
              )}
              {` (${name})`}
            </li>
          ))}
      </ul>
    </div>
  );
}
