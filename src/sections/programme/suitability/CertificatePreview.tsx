import { categoryOf } from '../../../catalogue/categoryOf';
import { organisation } from '../../../catalogue/organisation';
import type { Programme } from '../../../catalogue/schema';
import { AccreditationMark } from '../../../ui/motif/AccreditationMark';
import { Tiles } from '../../../ui/motif/Motif';
import * as styles from './CertificatePreview.css';

/** A row of twenty leaves. */
const EDGE = [Array(10).fill('aP bP').join(' ')];

/** Drawing of the certificate (S1-45); the list beside it names its contents. */
export function CertificatePreview({ programme }: { programme: Programme }) {
  const { certificate, name } = programme;
  const { family } = categoryOf(programme);
  const { accreditation, registration } = organisation;
  return (
    <div className={styles.paper} data-family={family} data-part="certificate-preview" aria-hidden="true">
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
        <AccreditationMark family={family} className={styles.accreditationMark} />
      </div>
    </div>
  );
}
