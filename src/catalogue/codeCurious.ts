import { paths } from '../paths';
import { sample } from './sample';

/** Facts of the entry level. It is not a programme: it has no intakes, lessons or brochure. */
export const codeCurious = {
  name: 'Code Curious?',
  path: paths.codeCurious,
  summary: 'Short tasks in a browser, for people who have never written code.',
  /** Time it takes in total, at one's own pace. */
  time: sample('a few hours'),
  fee: sample('free'),
};

/** `words` with a capital first letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Free, a few hours`: its price and time, for the start of a line. */
export function codeCuriousTerms(): string {
  return capitalised(`${codeCurious.fee}, ${codeCurious.time}`);
}
