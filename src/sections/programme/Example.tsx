import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import { suitability, work as texts } from '../../catalogue/interface/programmePage.yaml';
import type { Family, Programme } from '../../catalogue/schema';
import { Fold } from '../../ui/Fold/Fold';
import { formatCertificate } from '../../ui/format';
import { enhancement, lazyPart } from '../../ui/lazyPart';
import { CheckList } from '../common/CheckList';
import { AnyExample } from '../common/examples/AnyExample';
import * as styles from './Example.css';

const CertificatePreview = enhancement(lazyPart(() => import('./CertificatePreview'), 'CertificatePreview'));

interface ExampleFigureProps {
  programme: Programme;
  family: Family;
}

/** Example of learner's work: its name, the example to try, and what it is (S1-40). */
export function ExampleFigure({ programme: { work, hasFinalProject }, family }: ExampleFigureProps) {
  return (
    <figure className={styles.figure} data-family={family}>
      <figcaption>
        <h2 className={styles.heading}>
          <span className={styles.label}>{hasFinalProject ? texts.project : texts.product}</span> {work.title}
        </h2>
      </figcaption>
      <AnyExample {...work.window} />
      <p className={styles.text}>{work.text}</p>
    </figure>
  );
}

/** What the visitor leaves with: the certificate, in words and drawn (S1-45). */
export function LeaveWith({ programme }: { programme: Programme }) {
  const { certificate, takeaway } = programme;
  return (
    <div data-family={categoryOf(programme).family}>
      <Fold isOpenWide summary={<h2>{suitability.leaveWith}</h2>}>
        <CheckList
          items={[
            certificate.nqf ? fill(suitability.registered, certificate.nqf) : formatCertificate(certificate),
            certificate.issued,
            takeaway,
          ]}
        />
        <div className={styles.preview}>
          <CertificatePreview programme={programme} />
        </div>
      </Fold>
    </div>
  );
}
