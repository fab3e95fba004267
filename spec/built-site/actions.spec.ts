import { expect, test } from 'vitest';
import { CENTRE } from '../support/centre';
import { htmlOf, pages } from './support/builtSite';

/** A page of each design: programmes, corporate pages and kinds share theirs. */
const SHARED = /^\/(?:programs\/(?!code-curious|feestructure)|corporate-training\/)/;
const designs = [
  ...pages.filter((path) => !SHARED.test(path)),
  '/programs/bootcamps',
  '/programs/cyber-security',
  '/programs/dataScience',
  '/corporate-training/ethical-ai',
];

/** Computed background of an element without one. */
const UNFILLED = 'rgba(0, 0, 0, 0)';

test('S1-110 applying has one colour on pages of every design, and nothing else has it', () => {
  const fills = { applying: new Set<string>(), other: new Set<string>() };
  for (const path of designs) {
    document.documentElement.innerHTML = htmlOf(path);
    const links = `a[href^="${CENTRE.applicant.register}"], main a[href]`;
    // Links of the same classes look alike, and a computed style takes long here.
    const looks = { applying: new Map<string, Element>(), other: new Map<string, Element>() };
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
      looks[link.href.startsWith(CENTRE.applicant.register) ? 'applying' : 'other'].set(link.className, link);
    for (const kind of ['applying', 'other'] as const) {
      // A variable of the page, with the scheme's value.
      const backgrounds = [...looks[kind].values()].map((link) => getComputedStyle(link).background);
      for (const background of backgrounds) if (background !== UNFILLED) fills[kind].add(background);
    }
  }
  const [apply] = fills.applying;
  expect([...fills.applying]).toEqual([expect.stringMatching(/^var\(/)]);
  expect(fills.other.size).toBeGreaterThan(0);
  expect([...fills.other]).not.toContain(apply);
});
