/** Addresses outside the site: messages to the centre, its telephone, and the applicant site. */
import { fill } from './fill';
import { quoteSubject } from './interface/common.yaml';
import organisation from './organisation.yaml';

/** `mailto:` address of a message to the centre. No-break spaces become plain ones, because mail programs differ in them. */
export function mailAddress(subject: string, body = '', to = organisation.contact.email): string {
  const text = (words: string) => encodeURIComponent(words.replaceAll('\u00a0', ' '));
  return `mailto:${to}?subject=${text(subject)}${body && `&body=${text(body)}`}`;
}

/** `tel:` address of a number that is written with spaces. */
export const telephoneAddress = (telephone: string) => `tel:${telephone.replaceAll(' ', '')}`;

/** `mailto:` address of a request to the employers' desk for a quote. */
export function quoteAddress(name: string): string {
  return mailAddress(fill(quoteSubject, { name }), '', organisation.contact.corporate);
}

/** The applicant site's registration page, with its options in the query (S1-08, S1-09). */
export function registrationAddress(options: { programme?: string; intent?: 'free-trial' } = {}): string {
  const address = new URL(organisation.applicant.register);
  if (options.intent) address.searchParams.set('intent', options.intent);
  if (options.programme) address.searchParams.set('programme', options.programme);
  return address.href;
}
