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
        {commonTexts.phone}: <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
      </li>
      <li>{hours}</li>
    </ul>
  );
}

interface ContactLinksProps {
  /** On a dark band, which they close, the first button is ochre; elsewhere none is filled: the last call has that one. */
  isOnDark?: boolean;
  /** Who is written to; the centre itself, where nobody is named. */
  email?: string;
}

/** Mail, telephone and chat: the site has no form (S5-01). */
export function ContactLinks({ isOnDark, email = organisation.contact.email }: ContactLinksProps) {
  return (
    <>
      <div className={`${actions} ${hiddenWhileStreaming}`}>
        <Button color="sun" variant={isOnDark ? 'contained' : 'outlined'} href={`mailto:${email}`}>
          {commonTexts.emailUs}
        </Button>
        <ChatButton />
      </div>
      <ContactLines email={email} />
    </>
  );
}
