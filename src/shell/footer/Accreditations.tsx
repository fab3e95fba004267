import { organisation } from '../../catalogue/organisation';
import { Tiles } from '../../ui/bloom/Bloom';
import { muted } from '../../ui/text.css';
import * as styles from './Accreditations.css';
import { SEALS } from './drawings';

/** Both accreditations. Their numbers are hidden in the narrow footer (S2-78, S2-82). */
export function Accreditations() {
  const { accreditation, registration } = organisation;
  return (
    <ul className={styles.list} aria-label="Accreditations">
      {[accreditation, registration].map(({ label, body, number }, index) => (
        <li key={number} className={styles.item}>
          <svg className={styles.seal} data-family="protea" viewBox="0 0 4 4" aria-hidden="true">
            <Tiles
              rows={
                // Stryker disable next-line ArrayDeclaration: There are as many seals as accreditations; only the type allows for less.
                SEALS[index] ?? []
              }
            />
          </svg>
          <span>
            <b>{label}</b>
            <br />
            <span className={muted}>
              {body}
              <span className={styles.number} data-part="number">{`\u00a0· ${number}`}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
