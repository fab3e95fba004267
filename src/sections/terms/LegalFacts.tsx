import { telephoneAddress } from '../../catalogue/addresses';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as termTexts from '../../catalogue/interface/terms.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Day } from '../../ui/Day';
import { Facts } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import { wideStack } from '../../ui/layout.css';
import * as styles from './LegalDocuments.css';

/** Legal facts of the centre, as South African law and custom expect. */
export function LegalFacts({ heading }: { heading: string }) {
  const { legalName, legal, contact } = organisation;
  const { companyNumber, address, informationOfficer, termsFrom, more = [] } = legal;
  const link = (href: string, text: string) => (
    <a className={styles.factLink} href={href}>
      {text}
    </a>
  );
  return (
    <div className={styles.passage}>
      <h3 className={styles.partHeading}>{heading}</h3>
      <div className={wideStack}>
        <Facts
          items={[
            { label: termTexts.registeredName, value: legalName },
            { label: termTexts.companyNumber, value: companyNumber },
            { label: termTexts.address, value: address.join(', ') },
            { label: commonTexts.phone, value: link(telephoneAddress(contact.telephone), contact.telephone) },
            { label: commonTexts.email, value: link(`mailto:${contact.email}`, contact.email) },
          ]}
        />
        <Fold summary={termTexts.moreFacts}>
          <Facts
            variant="rows"
            items={[
              {
                label: termTexts.informationOfficer,
                value: (
                  <>
                    {informationOfficer.name},{' '}
                    <a href={`mailto:${informationOfficer.email}`}>{informationOfficer.email}</a>
                  </>
                ),
              },
              { label: termTexts.inEffectFrom, value: <Day iso={termsFrom} /> },
              ...more,
            ]}
          />
        </Fold>
      </div>
    </div>
  );
}
