/** Each message that something is missing, and the overlay. */
import { test } from '../../e2e/support/site';
import { type Case, expectSound } from '../support/expect';

/** The browser and axe log files that the host refuses, and the site the page that did not come. */
test.use({
  expectedMessages:
    /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets|too long to arrive/,
});

for (const [ids, path, names, width, scheme] of [
  ['S8-01', '/about', ['panel with search without results'], 320, 'dark'],
  ['S8-01', '/about', ['panel with search without results'], 390, 'light'],
  ['S8-01', '/about', ['search without results'], 768, 'dark'],
  ['S8-01', '/about', ['search without results'], 1280, 'light'],
  ['S8-02', '/about', ['page error'], 320, 'dark'],
  ['S8-02', '/about', ['page error'], 1280, 'light'],
  ['S8-02', '/', ['dropdown that did not load'], 768, 'dark'],
  ['S8-02', '/', ['dropdown that did not load'], 1280, 'light'],
  ['S2-10 S2-11', '/about', ['loading overlay'], 320, 'dark'],
  ['S2-10 S2-11', '/about', ['loading overlay'], 1280, 'light'],
] satisfies Case[]) {
  test(
    `${ids} axe finds nothing on ${path} with ${names}, ${scheme} colours, ${width} px`,
    { tag: '@axe' },
    ({ page }) => expectSound(page, path, names, width, scheme),
  );
}
