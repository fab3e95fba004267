import { paths } from '../paths';
import { sample } from './sample';

/** The entry level's own facts. It is not a programme: it has no intake, no lessons and no brochure. */
export const codeCurious = {
  name: 'Code Curious?',
  path: paths.codeCurious,
  summary: 'Short tasks in a browser, for people who have never written code.',
  /** In all, at one's own pace. */
  time: sample('a few hours'),
  fee: sample('free'),
};

/** `Free, a few hours`: what it costs and how long it takes, at the start of a line. */
export function codeCuriousTerms(): string {
  const terms = `${codeCurious.fee}, ${codeCurious.time}`;
  return terms.charAt(0).toUpperCase() + terms.slice(1);
}
