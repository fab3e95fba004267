import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { actions, arriving } from '../../ui/layout.css';
import { muted } from '../../ui/text.css';
import { ChatButton } from './ChatButton';

const { email, telephone, hours } = organisation.contact;

/** Mail address, telephone and hours, as lines of text. */
export function ContactLines() {
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

/** Mail, telephone and chat: the site has no form (S5-01). On a dark band the first button is ochre. */
export function ContactLinks({ isOnDark }: { isOnDark?: boolean }) {
  return (
    <>
      <div className={`${actions} ${arriving}`}>
        <Button color={isOnDark ? 'sun' : 'primary'} href={`mailto:${email}`}>
          {commonTexts.emailUs}
        </Button>
        <ChatButton />
      </div>
      <ContactLines />
    </>
  );
}
