import * as footerTexts from '../../catalogue/interface/footer.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Tiles } from '../../ui/motif/Motif';
import { muted } from '../../ui/text.css';
import { ACCREDITATION_MARKS } from '../drawings';
import * as styles from './Accreditations.css';

/** Both accreditations. The narrow footer hides their numbers (S2-78, S2-82). */
export function Accreditations() {
  const { accreditation, registration } = organisation;
  return (
    <ul className={styles.list} aria-label={footerTexts.accreditations}>
      {[accreditation, registration].map(({ label, body, number }, index) => (
        <li key={number} className={styles.item}>
          <svg className={styles.accreditationMark} data-family="protea" viewBox="0 0 4 4" aria-hidden="true">
            <Tiles rows={ACCREDITATION_MARKS[index] ?? []} />
          </svg>
          <span>
            <b>{label}</b>
            <br />
            <span className={muted}>
              {body}
              <span className={styles.number} data-part="number">{` ${number}`}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
