import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import * as texts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { formatCertificate } from '../../ui/format';
import { enhancement, lazyPart } from '../../ui/lazyPart';
import { CheckList } from '../common/CheckList';
import { Disclosure } from './Disclosure';
import * as styles from './LeaveWith.css';

const CertificatePreview = enhancement(lazyPart(() => import('./afterHydration'), 'CertificatePreview'));
const OwnWork = enhancement(lazyPart(() => import('./afterHydration'), 'OwnWork'));

/**
 * A task of the programme, marked (S1-57), and what the visitor leaves with: the certificate, drawn and in words, and
 * what a learner can do by then (S1-45).
 */
export function LeaveWith({ programme }: { programme: Programme }) {
  const { certificate, takeaway, outcomes, path } = programme;
  return (
    <>
      {!programme.isUpcoming && (
        <Disclosure className={styles.work} header={<h2>{texts.markedWork}</h2>}>
          <Link className={styles.instead} to={paths.learningProcess}>
            {texts.learning}
          </Link>
          <OwnWork path={path} />
        </Disclosure>
      )}
      <Disclosure header={<h2 className={styles.heading}>{texts.suitability.leaveWith}</h2>}>
        <div className={styles.parts} data-family={categoryOf(programme).family}>
          <div className={styles.preview}>
            <CertificatePreview programme={programme} />
          </div>
          <CheckList
            items={[
              certificate.nqf ? fill(texts.suitability.registered, certificate.nqf) : formatCertificate(certificate),
              certificate.issued,
              takeaway,
            ]}
          />
          <div className={styles.outcomes}>
            <h3>{texts.outcomes}</h3>
            <CheckList items={outcomes} />
          </div>
        </div>
      </Disclosure>
    </>
  );
}
