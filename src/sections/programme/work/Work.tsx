import { categoryOf } from '../../../catalogue/categoryOf';
import type { Programme } from '../../../catalogue/schema';
import { muted } from '../../../ui/text.css';
import * as styles from './Work.css';
import { WorkWindow } from './WorkWindow';

/** Example of learner's work, as text and drawing, marked as an example (S1-40). */
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
