import { categoryOf } from '../../../catalogue/categoryOf';
import type { Programme } from '../../../catalogue/schema';
import { muted } from '../../../ui/text.css';
import * as styles from './Work.css';
import { WorkWindow } from './WorkWindow';

/**
 * An example of what a learner makes, told and drawn (S1-40). It is nobody's, and says that it is an example.
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
      <WorkWindow window={work.window} family={categoryOf(programme).family} />
    </figure>
  );
}
