import { categoryOf } from '../../../catalogue/categoryOf';
import type { Programme } from '../../../catalogue/schema';
import { later } from '../../../ui/later';
import { muted } from '../../../ui/text.css';
import * as styles from './Work.css';

const WorkWindow = later(async () => (await import('../later')).WorkWindow);

/**
 * An example of what a learner makes, told and drawn (S1-40). It is nobody's, and says that it is an example. The words
 * are in the built page; the window, which shows the same, comes with the scripts, and its place is kept.
 */
export function Work({ programme }: { programme: Programme }) {
  const { work, hasFinalProject } = programme;
  return (
    <figure className={styles.columns}>
      <figcaption className={styles.words}>
        <h2>{hasFinalProject ? 'Example of a final project' : 'Example of what you make'}</h2>
        <p className={styles.title}>{work.title}</p>
        <p className={muted}>{work.text}</p>
      </figcaption>
      <div className={styles.place}>
        <WorkWindow window={work.window} family={categoryOf(programme).family} />
      </div>
    </figure>
  );
}
