/** The programme search, the site's one input: with results, and with results that a scroll has hidden. */
import { test } from '../../e2e/support/site';
import { expectSound } from '../support/expect';

for (const [width, scheme, names] of [
  [320, 'dark', ['panel with search results']],
  [390, 'light', ['panel with search results']],
  [768, 'dark', ['search with results', 'search results hidden by scrolling']],
  [1280, 'light', ['search with results', 'search results hidden by scrolling']],
] as const) {
  test(
    `S5-01 S5-02 axe finds nothing in a search with results, ${scheme} colours, ${width} px`,
    {
      tag: '@axe',
    },
    async ({ page }) => expectSound(page, '/about', [...names], width, scheme),
  );
}
