import { telephoneAddress } from '../../catalogue/addresses';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { muted } from '../../ui/text.css';

const { telephone } = organisation.contact;

/** Mail address and telephone, as lines of text: the site has no form (S5-01). */
export function ContactLines({ email = organisation.contact.email }: { email?: string }) {
  return (
    <ul className={muted}>
      <li>
        {commonTexts.email}: <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        {commonTexts.phone}: <a href={telephoneAddress(telephone)}>{telephone}</a>
      </li>
    </ul>
  );
}
