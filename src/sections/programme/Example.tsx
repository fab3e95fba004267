import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import { suitability, work as texts } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { Fold } from '../../ui/Fold/Fold';
import { formatCertificate } from '../../ui/format';
import { enhancement, lazyPart } from '../../ui/lazyPart';
import { CheckList } from '../common/CheckList';
import { AnyExample } from '../common/examples/AnyExample';
import * as styles from './Example.css';

const CertificatePreview = enhancement(lazyPart(() => import('./CertificatePreview'), 'CertificatePreview'));

/** Example of learner's work: its name, which folds the rest on a small screen, the example to try, and what it is (S1-40). */
export function ExampleFigure({ programme }: { programme: Programme }) {
  const { work, hasFinalProject } = programme;
  return (
    <div className={styles.example} data-family={categoryOf(programme).family}>
      <Fold
        isOpenWide
        summary={
          <h2 className={styles.heading}>
            <span className={styles.label}>{hasFinalProject ? texts.project : texts.product}</span> {work.title}
          </h2>
        }
      >
        <figure>
          <AnyExample {...work.window} />
          <figcaption className={styles.text}>{work.text}</figcaption>
        </figure>
      </Fold>
    </div>
  );
}

/** What the visitor leaves with: the certificate, in words and drawn (S1-45). */
export function LeaveWith({ programme }: { programme: Programme }) {
  const { certificate, takeaway } = programme;
  return (
    <div className={styles.leaveWith} data-family={categoryOf(programme).family}>
      <h2>{suitability.leaveWith}</h2>
      <CheckList
        items={[
          certificate.nqf ? fill(suitability.registered, certificate.nqf) : formatCertificate(certificate),
          certificate.issued,
          takeaway,
        ]}
      />
      <div className={styles.preview} data-registered={Boolean(certificate.nqf)}>
        <CertificatePreview programme={programme} />
      </div>
    </div>
  );
}
