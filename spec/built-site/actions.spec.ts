import { expect, test } from 'vitest';
import { CENTRE } from '../support/centre';
import { htmlOf, pages } from './support/builtSite';

const REGISTER = CENTRE.applicant.register;

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
  const looks = { applying: new Map<string, string>(), other: new Map<string, string>() };
  for (const path of designs) {
    document.documentElement.innerHTML = htmlOf(path);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${REGISTER}"], main a[href]`)) {
      const kind = looks[link.href.startsWith(REGISTER) ? 'applying' : 'other'];
      // Links of the same classes look alike, and a computed style takes long here. It names a variable of the page.
      if (!kind.has(link.className)) kind.set(link.className, getComputedStyle(link).background);
    }
  }
  const fillsOf = (kind: Map<string, string>) => [...new Set(kind.values())].filter((fill) => fill !== UNFILLED);
  const [apply, ...more] = fillsOf(looks.applying);
  expect(apply).toMatch(/^var\(/);
  expect(more).toEqual([]);
  expect(fillsOf(looks.other).length).toBeGreaterThan(0);
  expect(fillsOf(looks.other)).not.toContain(apply);
});
