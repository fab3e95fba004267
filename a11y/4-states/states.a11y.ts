/** Every state of the bars and of a page's parts, at its narrowest width in dark colours and at its widest in light ones. */
import { test } from '../../e2e/support/site';
import { type Case, expectSound } from '../support/expect';

const SCROLLED = ['navigation bar hidden', 'scroll-to-top shown'];
const DROPDOWN = ['programmes dropdown open', 'category chosen'];
const PANELS = ['mobile menu open', 'programmes panel open', 'category chosen in panel'];

// One load serves all states that can be left again.
for (const [ids, path, names, width, scheme] of [
  ['S4-03 S4-04 S4-05', '/about', [...PANELS, ...SCROLLED], 320, 'dark'],
  ['S4-03', '/about', PANELS, 390, 'light'],
  ['S4-02', '/about', DROPDOWN, 768, 'dark'],
  ['S4-02 S4-04 S4-05', '/about', [...DROPDOWN, ...SCROLLED], 1280, 'light'],
  ['S1-05', '/programPricing', ['questions open'], 320, 'dark'],
  ['S1-05', '/programPricing', ['questions open'], 1280, 'light'],
  ['S1-04', '/programs/code-curious', ['lesson changed'], 320, 'dark'],
  ['S1-04', '/programs/code-curious', ['lesson changed'], 1280, 'light'],
] satisfies Case[]) {
  test(
    `${ids} axe finds nothing on ${path} with ${names}, ${scheme} colours, ${width} px`,
    { tag: '@axe' },
    ({ page }) => expectSound(page, path, names, width, scheme),
  );
}
