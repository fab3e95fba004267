import type { Steps } from '../../catalogue/blockSchemas';
import { wideStack } from '../../ui/layout.css';
import { muted } from '../../ui/text.css';
import * as styles from './NumberedSteps.css';

/** Numbered steps under their heading; fills one column of a band. */
export function NumberedSteps({ heading, lead, items }: Steps) {
  return (
    <div className={wideStack}>
      <h2>{heading}</h2>
      {lead && <p className={muted}>{lead}</p>}
      <ol className={styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
