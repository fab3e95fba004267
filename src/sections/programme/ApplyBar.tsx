import type { Programme } from '../../catalogue/schema';
import * as styles from './ApplyBar.css';
import { ProgrammeActions } from './ProgrammeActions';

/** Programme actions in a bar at the foot of a small screen. */
export function ApplyBar({ programme }: { programme: Programme }) {
  return (
    <aside className={styles.bar} aria-label="Apply">
      <ProgrammeActions programme={programme} place="bar" />
    </aside>
  );
}
