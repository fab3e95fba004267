import { closures } from 'virtual:catalogue/closures';
import { builtOn } from 'virtual:catalogue/day';
import type { PageOf } from '../../catalogue/pageSchemas';
import { formatClosure } from '../../ui/format';
import { stack } from '../../ui/layout.css';
import { lead as leadText } from '../../ui/text.css';

/** Public holidays and breaks without lessons, from the day of the build on (S1-70). */
export function Closures({ heading, lead }: PageOf<'intake-blocks'>['closures']) {
  return (
    <div className={stack}>
      <h2>{heading}</h2>
      <p className={leadText}>{lead}</p>
      <ul>
        {closures
          .filter(({ to }) => to >= builtOn)
          .map((closure) => (
            <li key={closure.from}>{formatClosure(closure)}</li>
          ))}
      </ul>
    </div>
  );
}
