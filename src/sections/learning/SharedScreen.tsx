import type { PageOf } from '../../catalogue/schema/pages';
import { CodePanel } from '../../ui/CodePanel/CodePanel';
import { Pattern } from '../../ui/motif/Pattern';
import { offPaper } from '../common/ClosingBand.css';
import { callPattern, SPEAKER } from '../common/callPattern';
import { WindowBar } from '../common/examples/Figure';
import * as styles from './SharedScreen.css';

/** A moment of an open lesson on a screen: the facilitator large, the learners beside, and a line that all look at. */
export function SharedScreen({ seats, caption, title, code }: PageOf<'learning-process'>['call']) {
  return (
    <figure className={`${styles.screen} ${offPaper}`}>
      <WindowBar>{title}</WindowBar>
      <Pattern pattern={callPattern(seats, SPEAKER)} className={styles.view} />
      <CodePanel lines={[code]} marked={[1]}>
        {caption}
      </CodePanel>
    </figure>
  );
}
