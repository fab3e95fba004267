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

/** The same words at the start of a line. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Free, a few hours`: what it costs and how long it takes, at the start of a line. */
export function codeCuriousTerms(): string {
  return capitalised(`${codeCurious.fee}, ${codeCurious.time}`);
}
