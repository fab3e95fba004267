import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import { nqfLevel } from '../../catalogue/interface/formats.yaml';
import { certificate as texts } from '../../catalogue/interface/programmePage.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { Programme } from '../../catalogue/schema';
import { Motif, Tiles } from '../../ui/motif/Motif';
import { madeMotif } from '../../ui/motif/madeMotif';
import { ACCREDITATION_MARK } from '../../ui/motif/tiles';
import * as styles from './CertificatePreview.css';

/** A row of twenty leaves. */
const edge = (
  <svg className={styles.edge} viewBox="0 0 20 1" aria-hidden="true">
    <Tiles rows={['aP bP '.repeat(10).trim()]} mirror={false} />
  </svg>
);

/**
 * Drawing of the certificate (S1-45), with the motif that the visitor made in the lesson (S1-92).
 */
export function CertificatePreview({ programme }: { programme: Programme }) {
  const { certificate, name } = programme;
  const { nqf } = certificate;
  const { family } = categoryOf(programme);
  const { accreditation, registration } = organisation;
  const motif = madeMotif.get();
  return (
    <div data-family={family} data-part="certificate-preview" aria-hidden="true">
      <div className={styles.paper}>
        {edge}
        <p>{nqf ? fill(nqfLevel, nqf) : organisation.name}</p>
        <p className={styles.title}>{certificate.name}</p>
        <p className={styles.subject}>{nqf ? nqf.title : name}</p>
        <p className={styles.line}>
          {motif && <Motif rows={motif} family="erica" className={styles.motif} />}
          {texts.name}
        </p>
        <p className={styles.numbers}>
          {nqf && <span>{`${accreditation.number} `}</span>}
          <span>{registration.number}</span>
        </p>
        <b className={styles.stamp}>{texts.specimen}</b>
        {nqf && <Motif rows={ACCREDITATION_MARK} family={family} className={styles.accreditationMark} />}
        {edge}
      </div>
    </div>
  );
}
