import type { Points } from '../../catalogue/blockSchemas';
import { stack } from '../../ui/layout.css';
import { lead as leadText } from '../../ui/text.css';
import { CheckList } from './CheckList';

/** A heading over a check list; fills one column of a band. */
export function PointList({ heading, lead, items }: Points) {
  return (
    <div className={stack}>
      <h2>{heading}</h2>
      {lead && <p className={leadText}>{lead}</p>}
      <CheckList items={items} />
    </div>
  );
}
