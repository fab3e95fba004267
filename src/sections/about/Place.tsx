import { telephoneAddress } from '../../catalogue/addresses';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import { companyNumber } from '../../catalogue/interface/terms.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { AboutPage } from '../../catalogue/schema/pages';
import { stack } from '../../ui/layout.css';
import { columns } from '../../ui/Section/Section.css';
import { muted } from '../../ui/text.css';
import { TextBlock } from '../common/TextBlock';

const { email, telephone, hours } = organisation.contact;

/** Contact details, opening hours, and the fact that lessons are online (S1-69). */
export function Place({ heading, lead, online }: AboutPage['contact']) {
  return (
    <div className={columns}>
      <div className={stack}>
        <h2>{heading}</h2>
        <p className={muted}>{lead}</p>
        <address>
          <b>{organisation.legalName}</b>
          <br />
          {organisation.legal.address.join(', ')}
        </address>
        <p>{`${companyNumber}: ${organisation.legal.companyNumber}`}</p>
        <ul className={muted}>
          <li>
            {commonTexts.email}: <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            {commonTexts.phone}: <a href={telephoneAddress(telephone)}>{telephone}</a>
          </li>
          <li>{hours}</li>
        </ul>
      </div>
      <TextBlock heading={online.heading} paragraphs={[online.text]} />
    </div>
  );
}
