import type { ReactNode } from 'react';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as termTexts from '../../catalogue/interface/terms.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { telephoneAddress } from '../../paths';
import { Day } from '../../ui/Day';
import * as styles from './LegalDocuments.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <b>{name}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Legal facts of the centre, as South African law and custom expect. */
export function LegalFacts({ heading }: { heading: string }) {
  const { legalName, legal, contact } = organisation;
  const { companyNumber, address, informationOfficer, termsFrom, more = [] } = legal;
  return (
    <div className={styles.passage}>
      <h3 className={styles.partHeading}>{heading}</h3>
      <dl className={styles.facts}>
        <Fact name={termTexts.registeredName}>{legalName}</Fact>
        <Fact name={termTexts.companyNumber}>{companyNumber}</Fact>
        <Fact name={termTexts.address}>{address.join(', ')}</Fact>
        <Fact name={commonTexts.email}>
          <a className={styles.factLink} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Fact>
        <Fact name={commonTexts.phone}>
          <a className={styles.factLink} href={telephoneAddress(contact.telephone)}>
            {contact.telephone}
          </a>
        </Fact>
        <Fact name={termTexts.informationOfficer}>
          {informationOfficer.name}, <a href={`mailto:${informationOfficer.email}`}>{informationOfficer.email}</a>
        </Fact>
        <Fact name={termTexts.inEffectFrom}>
          <Day iso={termsFrom} />
        </Fact>
        {more.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </div>
  );
}
