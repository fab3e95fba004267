import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { Disclosure } from '../../ui/Fold/Disclosure';
import { beside, open } from '../../ui/Fold/Disclosure.css';
import { formatCertificate } from '../../ui/format';
import { CheckList } from '../common/CheckList';
import * as styles from './LeaveWith.css';
import { CertificatePreview, ProgrammeMarkedTask } from './lazyParts';

/**
 * A task of the programme, marked (S1-57), and what the visitor leaves with: the certificate, drawn and in words, and
 * what a learner can do by then (S1-45). Folded, the task still shows its first note.
 */
export function LeaveWith({ programme }: { programme: Programme }) {
  const { certificate, takeaway, outcomes, path } = programme;
  return (
    <>
      {!programme.isUpcoming && (
        <Disclosure className={styles.work} header={<h2>{programmePageTexts.markedTaskHeading}</h2>}>
          <div className={styles.place}>
            <ProgrammeMarkedTask path={path} />
          </div>
        </Disclosure>
      )}
      <div className={styles.columns} data-family={categoryOf(programme).family}>
        <div className={open}>
          <h2>{programmePageTexts.suitability.leaveWith}</h2>
          <CheckList
            items={[
              certificate.nqf
                ? fill(programmePageTexts.suitability.registered, certificate.nqf)
                : formatCertificate(certificate),
              certificate.issued,
              takeaway,
            ]}
          />
        </div>
        <Disclosure header={<h3 className={beside}>{programmePageTexts.outcomes}</h3>}>
          <CheckList items={outcomes} />
        </Disclosure>
        <div className={certificate.nqf ? styles.withRecord : styles.preview}>
          <CertificatePreview programme={programme} />
        </div>
      </div>
    </>
  );
}
