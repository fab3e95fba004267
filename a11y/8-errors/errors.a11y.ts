/** Each message that something is missing, and the overlay. */
import { test } from '../../e2e/support/site';
import { expectSound } from '../support/expect';

/** The browser and axe log files that the host refuses, and the site the page that did not come. */
test.use({
  expectedMessages:
    /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets|too long to arrive/,
});

for (const [width, scheme, names] of [
  [320, 'dark', ['panel with search without results']],
  [390, 'light', ['panel with search without results']],
  [768, 'dark', ['search without results']],
  [1280, 'light', ['search without results']],
] as const) {
  test(
    `S8-01 axe finds nothing in a search without results, ${scheme} colours, ${width} px`,
    {
      tag: '@axe',
    },
    async ({ page }) => expectSound(page, '/about', [...names], width, scheme),
  );
}

for (const [ids, name, path, narrow] of [
  ['S8-02', 'page error', '/about', 320],
  ['S8-02', 'dropdown that did not load', '/', 768],
  ['S2-10 S2-11', 'loading overlay', '/about', 320],
] as const) {
  for (const [width, scheme] of [
    [narrow, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`${ids} axe finds nothing with ${name}, ${scheme} colours, ${width} px`, { tag: '@axe' }, async ({ page }) =>
      expectSound(page, path, [name], width, scheme),
    );
  }
}
