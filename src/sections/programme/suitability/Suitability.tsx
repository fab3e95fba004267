import { categoryOf } from '../../../catalogue/categoryOf';
import { needs, whoFor } from '../../../catalogue/interface/facts.yaml';
import { suitability as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../../catalogue/schema';
import { beside, open } from '../../../ui/Fold/Disclosure.css';
import { stack } from '../../../ui/layout.css';
import { CheckList } from '../../common/CheckList';
import { EntryCheck } from '../lazyParts';
import { hoursOf } from './hours';
import { Requirements } from './Requirements';
import * as styles from './Suitability.css';

/** Help to decide: whom it suits, the hours it takes, and what is needed first. */
export function Suitability({ programme }: { programme: Programme }) {
  const { entry, audience } = programme;
  return (
    <div className={styles.columns} data-family={categoryOf(programme).family}>
      <div className={styles.fit}>
        <div className={stack}>
          <h2>{texts.heading}</h2>
          <h3>{whoFor}</h3>
          <CheckList items={audience} />
        </div>
        <div className={stack}>
          <h3>{texts.hours}</h3>
          <p>{hoursOf(programme)}</p>
        </div>
      </div>
      <div className={open}>
        <h3 id="needs" className={beside}>
          {needs}
        </h3>
        <EntryCheck programme={programme} labelledBy="needs" fallback={<Requirements entry={entry} />} />
      </div>
    </div>
  );
}
