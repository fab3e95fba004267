/** The programme search, the site's one input: with results, and with results that a scroll has hidden. */
import { test } from '../../e2e/support/site';
import { expectSound } from '../support/expect';

// Before and after the results hide are the two sides of S9-06.
for (const [ids, width, scheme, names] of [
  ['S5-01 S5-02', 320, 'dark', ['panel with search results']],
  ['S5-01 S5-02', 390, 'light', ['panel with search results']],
  ['S5-01 S5-02 S9-06', 768, 'dark', ['search with results', 'search results hidden by scrolling']],
  ['S5-01 S5-02 S9-06', 1280, 'light', ['search with results', 'search results hidden by scrolling']],
] as const) {
  test(
    `${ids} axe finds nothing in a search with results, ${scheme} colours, ${width} px`,
    {
      tag: '@axe',
    },
    async ({ page }) => expectSound(page, '/about', [...names], width, scheme),
  );
}
