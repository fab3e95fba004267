import { expect, test } from 'vitest';
import { CENTRE } from '../support/centre';
import { htmlOf, pages } from './support/builtSite';

/** Computed background of an element without one. */
const UNFILLED = 'rgba(0, 0, 0, 0)';

test('S1-110 applying has one colour on every page, and nothing else has it', () => {
  const fills = { applying: new Set<string>(), other: new Set<string>() };
  for (const path of pages) {
    document.documentElement.innerHTML = htmlOf(path);
    const links = `a[href^="${CENTRE.applicant.register}"], main a[href]`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      // A variable of the page, with the scheme's value.
      const { background } = getComputedStyle(link);
      if (background === UNFILLED) continue;
      fills[link.href.startsWith(CENTRE.applicant.register) ? 'applying' : 'other'].add(background);
    }
  }
  const [apply] = fills.applying;
  expect([...fills.applying]).toEqual([expect.stringMatching(/^var\(/)]);
  expect(fills.other.size).toBeGreaterThan(0);
  expect([...fills.other]).not.toContain(apply);
});

test('S1-61 the last call differs from the bands beside it and from its tiles, and to apply stands on it without a box', () => {
  const findings = pages.flatMap((path) => {
    document.documentElement.innerHTML = htmlOf(path);
    // Without a variable that this band leaves unset: what stands in for it.
    const filled = ({ background, fill }: CSSStyleDeclaration) =>
      (fill || background).replace(/^var\(--\w+,(.+)\)$/, '$1');
    const band = document.querySelector('section:not(:has(h1)) [data-part="pattern"]')?.closest('section');
    if (!band) return [];
    const own = filled(getComputedStyle(band));
    const beside = [band.previousElementSibling, band.nextElementSibling, ...band.querySelectorAll('rect')];
    const isAlike = beside.some((one) => one && filled(getComputedStyle(one)) === own);
    const boxes = [...band.querySelectorAll('div')].filter((box) => getComputedStyle(box).background !== UNFILLED);
    return isAlike || own === UNFILLED || boxes.length > 0 ? [path] : [];
  });
  expect(findings).toEqual([]);
});
