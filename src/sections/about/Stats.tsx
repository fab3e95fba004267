import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import organisation from '../../catalogue/organisation.yaml';
import type { AboutPage } from '../../catalogue/pageSchemas';
import { AccreditationMark } from '../../ui/motif/AccreditationMark';
import { Motif } from '../../ui/motif/Motif';
import { muted } from '../../ui/text.css';
import * as styles from './Stats.css';

const count = {
  open: facts.filter(({ isUpcoming }) => !isUpcoming).length,
  upcoming: facts.filter(({ isUpcoming }) => isUpcoming).length,
  areas: new Set(facts.map(({ area }) => area)).size,
  framework: facts.filter(({ certificate }) => certificate.nqf).length,
};

/** The centre in numbers: given ones, and ones counted from the catalogue (S1-67). */
export function Stats(texts: AboutPage['stats']) {
  const { accreditation, registration } = organisation;
  return (
    <dl className={styles.numbers}>
      {[accreditation, registration].map(({ label, body, number }, index) => (
        <div key={number} className={styles.given}>
          <dt className={styles.label}>
            <AccreditationMark family={index === 0 ? 'protea' : 'restio'} className={styles.accreditationMark} />
            {label}
          </dt>
          <dd className={styles.number}>{number}</dd>
          <dd className={muted}>{body}</dd>
        </div>
      ))}
      <div className={styles.counted}>
        <dt className={styles.label}>{texts.programmes}</dt>
        <dd className={styles.number}>{facts.length}</dd>
        <dd className={muted}>
          {fill(texts.open, count)}
          <span className={styles.motifs}>
            {facts.map((programme) => (
              <Motif key={programme.path} rows={programme.icon} family={categoryOf(programme).family} size={24} />
            ))}
          </span>
        </dd>
      </div>
      <div className={styles.counted}>
        <dt className={styles.label}>{texts.areaCount}</dt>
        <dd className={styles.number}>{count.areas}</dd>
        <dd className={muted}>{texts.areas}</dd>
      </div>
      <div className={styles.counted}>
        <dt className={styles.label}>{texts.onFramework}</dt>
        <dd className={styles.number}>{count.framework}</dd>
        <dd className={muted}>{texts.framework}</dd>
      </div>
    </dl>
  );
}
