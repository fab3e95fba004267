import { categoryOf } from '../../../catalogue/categoryOf';
import { organisation } from '../../../catalogue/organisation';
import type { Programme } from '../../../catalogue/schema';
import { Tiles } from '../../../ui/bloom/Bloom';
import { Seal } from '../../../ui/bloom/Seal';
import * as styles from './Specimen.css';

/** Twenty leaves in a row. */
const EDGE = [Array(10).fill('aP bP').join(' ')];

/** What the certificate looks like (S1-45): a drawing, and the list beside it says what is on it. */
export function Specimen({ programme }: { programme: Programme }) {
  const { certificate, name } = programme;
  const { family } = categoryOf(programme);
  const { accreditation, registration } = organisation;
  return (
    <div className={styles.paper} data-family={family} data-part="specimen" aria-hidden="true">
      <svg className={styles.edge} viewBox="0 0 20 1" aria-hidden="true">
        <Tiles rows={EDGE} mirror={false} />
      </svg>
      <div className={styles.words}>
        <p>{organisation.name}</p>
        <p className={styles.title}>{certificate.name}</p>
        <p>{name}</p>
        <p className={styles.line}>Your name</p>
        <p>
          {accreditation.number} · {registration.number}
        </p>
      </div>
      <div className={styles.marks}>
        <b className={styles.stamp}>Specimen</b>
        <Seal family={family} className={styles.seal} />
      </div>
    </div>
  );
}
