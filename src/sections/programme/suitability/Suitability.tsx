import { categoryOf } from '../../../catalogue/categoryOf';
import { fill } from '../../../catalogue/fill';
import { needs } from '../../../catalogue/interface/facts.yaml';
import { suitability as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../../catalogue/schema';
import { formatCertificate } from '../../../ui/format';
import { enhancement, later } from '../../../ui/later';
import { CheckList } from '../../common/CheckList';
import { SectionHeader } from '../../common/SectionHeader';
import { Disclosure } from '../Disclosure';
import { Requirements } from './Requirements';
import * as styles from './Suitability.css';
import { Workload } from './Workload';

const EntryCheck = enhancement(later(() => import('../afterHydration'), 'EntryCheck'));
const CertificatePreview = enhancement(later(() => import('../afterHydration'), 'CertificatePreview'));

/** Help to decide: entry requirements, hours, and what the visitor leaves with. */
export function Suitability({ programme }: { programme: Programme }) {
  const { entry, isUpcoming, certificate, takeaway } = programme;
  return (
    <>
      <SectionHeader heading={texts.heading} />
      <div className={styles.parts} data-family={categoryOf(programme).family}>
        <div className={styles.part}>
          <h3 id="needs">{needs}</h3>
          <EntryCheck {...{ entry, isUpcoming }} labelledBy="needs" instead={<Requirements entry={entry} />} />
        </div>
        <div className={styles.part}>
          <Disclosure header={<h3>{texts.hours}</h3>}>
            <Workload programme={programme} />
          </Disclosure>
        </div>
        <div className={styles.part}>
          <Disclosure className={styles.whole} header={<h3>{texts.leaveWith}</h3>}>
            <div className={styles.leaving}>
              <div className={styles.preview}>
                <CertificatePreview programme={programme} />
              </div>
              <CheckList
                items={[
                  formatCertificate(certificate),
                  ...(certificate.nqf ? [fill(texts.registered, certificate.nqf)] : []),
                  certificate.issued,
                  takeaway,
                ]}
              />
            </div>
          </Disclosure>
        </div>
      </div>
    </>
  );
}
