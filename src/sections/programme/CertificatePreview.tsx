import { categoryOf } from '../../catalogue/categoryOf';
import { certificate as texts } from '../../catalogue/interface/programmePage.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { Programme } from '../../catalogue/schema';
import { madeMotif } from '../../madeMotif';
import { AccreditationMark } from '../../ui/motif/AccreditationMark';
import { Motif, Tiles } from '../../ui/motif/Motif';
import * as styles from './CertificatePreview.css';

/** A row of twenty leaves. */
const edge = (
  <svg className={styles.edge} viewBox="0 0 20 1" aria-hidden="true">
    <Tiles rows={['aP bP '.repeat(10).trim()]} mirror={false} />
  </svg>
);

/**
 * Drawing of what the centre issues (S1-45), with the motif that the visitor made in the lesson (S1-92). A certificate
 * of the NQF comes from its council: the list beside it says so.
 */
export function CertificatePreview({ programme }: { programme: Programme }) {
  const { certificate, name } = programme;
  const { family } = categoryOf(programme);
  const { accreditation, registration } = organisation;
  const motif = madeMotif.get();
  return (
    <div className={styles.paper} data-family={family} data-part="certificate-preview" aria-hidden="true">
      {edge}
      <p>{organisation.name}</p>
      <div className={styles.words}>
        <p className={styles.title}>{certificate.nqf ? texts.record : certificate.name}</p>
        <p>{name}</p>
      </div>
      <p className={styles.line}>
        {motif && <Motif rows={motif} family="erica" className={styles.motif} />}
        {texts.name}
      </p>
      <p className={styles.numbers}>
        {accreditation.number} · {registration.number}
      </p>
      <b className={styles.stamp}>{texts.specimen}</b>
      <AccreditationMark family={family} className={styles.accreditationMark} />
      {edge}
    </div>
  );
}
