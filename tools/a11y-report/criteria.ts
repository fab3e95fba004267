/**
 * Every success criterion of WCAG 2.2 at level A and AA (55; 4.1.1 was removed), the AAA ones this site claims, and a
 * row for best practices. Names, numbers and levels are those of https://www.w3.org/TR/WCAG22/.
 */
import { distinguishable } from './criteria/distinguishable';
import type { Criterion } from './criteria/model';
import { navigable } from './criteria/navigable';
import { operable } from './criteria/operable';
import { perceivable } from './criteria/perceivable';
import { robust } from './criteria/robust';
import { understandable } from './criteria/understandable';

/** What stands for rules that no criterion asks for. */
const bestPractice: Criterion = {
  number: 'BP',
  name: 'Best practices',
  level: 'best practice',
  slug: '',
  decidedBy: 'machine',
  proves: 'Rules that no criterion asks for, but that make a page easier to use.',
  steps: ['Look at each place that is named.'],
};

function byNumber(a: Criterion, b: Criterion): number {
  return a.number.localeCompare(b.number, 'en', { numeric: true });
}

/** In the order of the standard, best practices last. */
export const criteria: Criterion[] = [
  ...[...perceivable, ...distinguishable, ...operable, ...navigable, ...understandable, ...robust].sort(byNumber),
  bestPractice,
];

/** The address of a criterion in the standard; none for best practices. */
export function criterionAddress({ slug }: Criterion): string | undefined {
  return slug ? `https://www.w3.org/TR/WCAG22/#${slug}` : undefined;
}
