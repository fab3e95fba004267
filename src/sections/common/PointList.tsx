import type { Points } from '../../catalogue/content';
import { Ticks } from './Ticks';

/** A heading over ticked points; one column of a band. */
export function PointList({ heading, lead, items }: Points) {
  return (
    <div className="stack">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      <Ticks items={items} />
    </div>
  );
}
