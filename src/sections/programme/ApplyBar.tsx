import type { Programme } from '../../catalogue/schema';
import * as styles from './ApplyBar.css';
import { ProgrammeActions } from './ProgrammeActions';

/** The actions at the foot of a small screen, while the page is read. */
export function ApplyBar({ programme }: { programme: Programme }) {
  return (
    <aside className={styles.bar} aria-label="Apply">
      <ProgrammeActions programme={programme} place="bar" />
    </aside>
  );
}
