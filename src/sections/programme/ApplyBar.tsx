import type { Programme } from '../../catalogue/schema';
import { ProgrammeActions } from './ProgrammeActions';

/** The actions at the foot of a small screen, while the page is read. */
export function ApplyBar({ programme }: { programme: Programme }) {
  return (
    <aside className="apply-bar" aria-label="Apply">
      <ProgrammeActions programme={programme} size="small" />
    </aside>
  );
}
