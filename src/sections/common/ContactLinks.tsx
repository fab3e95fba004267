import { telephoneAddress } from '../../catalogue/addresses';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { actions, hiddenWhileStreaming } from '../../ui/layout.css';
import { muted } from '../../ui/text.css';
import { ChatButton } from './ChatButton';

const { telephone, hours } = organisation.contact;

/** Mail address, telephone and hours, as lines of text. */
export function ContactLines({ email = organisation.contact.email }: { email?: string }) {
  return (
    <ul className={muted}>
      <li>
        {commonTexts.email}: <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        {commonTexts.phone}: <a href={telephoneAddress(telephone)}>{telephone}</a>
      </li>
      <li>{hours}</li>
    </ul>
  );
}

/** Mail, telephone and chat: the site has no form (S5-01). No button is filled: the last call of a page has that one. */
export function ContactLinks() {
  return (
    <>
      <div className={`${actions} ${hiddenWhileStreaming}`}>
        <Button color="sun" variant="outlined" href={`mailto:${organisation.contact.email}`}>
          {commonTexts.emailUs}
        </Button>
        <ChatButton />
      </div>
      <ContactLines />
    </>
  );
}
