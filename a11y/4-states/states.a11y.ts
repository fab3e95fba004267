/** Every state of the bars and of a page's parts, at its narrowest width in dark colours and at its widest in light ones. */
import { test } from '../../e2e/support/site';
import { expectSound } from '../support/expect';
import type { Scheme, Width } from '../support/states';

const SCROLLED = ['navigation bar hidden', 'scroll-to-top shown'];
const DROPDOWN = ['programmes dropdown open', 'category chosen'];
const PANELS = ['mobile menu open', 'programmes panel open', 'category chosen in panel'];

// One load serves all states that can be left again.
for (const [width, scheme, ids, names] of [
  [320, 'dark', 'S4-03 S4-04 S4-05', [...PANELS, ...SCROLLED]],
  [390, 'light', 'S4-03', PANELS],
  [768, 'dark', 'S4-02', DROPDOWN],
  [1280, 'light', 'S4-02 S4-04 S4-05', [...DROPDOWN, ...SCROLLED]],
] satisfies [Width, Scheme, string, string[]][]) {
  test(
    `${ids} axe finds nothing in the states of the bars, ${scheme} colours, ${width} px`,
    {
      tag: '@axe',
    },
    async ({ page }) => expectSound(page, '/about', names, width, scheme),
  );
}

for (const [name, path, ids] of [
  ['questions open', '/programPricing', 'S1-05'],
  ['lesson changed', '/programs/code-curious', 'S1-04'],
] as const) {
  for (const [width, scheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`${ids} axe finds nothing with ${name}, ${scheme} colours, ${width} px`, { tag: '@axe' }, async ({ page }) =>
      expectSound(page, path, [name], width, scheme),
    );
  }
}
