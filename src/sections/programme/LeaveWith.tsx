import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { Fold } from '../../ui/Fold/Fold';
import { formatCertificate } from '../../ui/format';
import { CheckList } from '../common/CheckList';
import * as styles from './LeaveWith.css';
import { CertificatePreview } from './lazyParts';

/** What the visitor leaves with: the certificate, in words and drawn (S1-45). */
export function LeaveWith({ programme }: { programme: Programme }) {
  const { certificate, takeaway } = programme;
  return (
    <div data-family={categoryOf(programme).family}>
      <Fold isOpenWide summary={<h2>{programmePageTexts.suitability.leaveWith}</h2>}>
        <CheckList
          items={[
            certificate.nqf
              ? fill(programmePageTexts.suitability.registered, certificate.nqf)
              : formatCertificate(certificate),
            certificate.issued,
            takeaway,
          ]}
        />
        <div className={certificate.nqf ? styles.withRecord : styles.preview}>
          <CertificatePreview programme={programme} />
        </div>
      </Fold>
    </div>
  );
}
