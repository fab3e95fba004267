import type { CareersPage } from '../../catalogue/schema/pages';
import { Pattern } from '../../ui/motif/Pattern';
import { muted, small } from '../../ui/text.css';
import { callPattern } from '../common/callPattern';
import * as styles from './LiveLesson.css';

/** A live lesson as a call shows it: the facilitator, and as many learners as there are seats. */
export function LiveLesson({ seats, caption }: CareersPage['lesson']) {
  return (
    <figure className={styles.figure}>
      <Pattern pattern={callPattern(seats)} className={styles.call} />
      <figcaption className={`${small} ${muted}`}>{caption}</figcaption>
    </figure>
  );
}
