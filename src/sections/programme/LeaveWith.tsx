import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import * as texts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { formatCertificate } from '../../ui/format';
import { enhancement, lazyPart } from '../../ui/lazyPart';
import { CheckList } from '../common/CheckList';
import { Disclosure } from './Disclosure';
import * as styles from './LeaveWith.css';

const CertificatePreview = enhancement(lazyPart(() => import('./afterHydration'), 'CertificatePreview'));

/** What the visitor leaves with: the certificate, drawn and in words, and what a learner can do by then (S1-45). */
export function LeaveWith({ programme }: { programme: Programme }) {
  const { certificate, takeaway, outcomes } = programme;
  return (
    <Disclosure header={<h2>{texts.suitability.leaveWith}</h2>}>
      <div className={styles.parts} data-family={categoryOf(programme).family}>
        <div className={styles.preview}>
          <CertificatePreview programme={programme} />
        </div>
        <div className={styles.lists}>
          <CheckList
            items={[
              certificate.nqf ? fill(texts.suitability.registered, certificate.nqf) : formatCertificate(certificate),
              certificate.issued,
              takeaway,
            ]}
          />
          <h3>{texts.outcomes}</h3>
          <CheckList items={outcomes} />
        </div>
      </div>
    </Disclosure>
  );
}
