/** Compares a screen reader's view of one page of each kind with the reviewed one. `--update-snapshots` rewrites it. */
import { NOT_FOUND } from '../../build/paths';
import { show } from '../../spec/support/browser/site';
import { withoutCentre } from '../../spec/support/centre';
import { expect, load, test } from '../support/check';

test.use({ expectedMessages: /status of 404/ });

/** The first page with its bars and footer, the others without. On a phone tables stack. */
for (const [path, width, part] of [
  ['/about', 1280, 'body'],
  ['/', 390, 'main'],
  ['/programs/bootcamps', 1280, 'main'],
  ['/programs/cyber-security', 390, 'main'],
  ['/programs/dataScience', 1280, 'main'],
  ['/programs/code-curious', 1280, 'main'],
  ['/programPricing', 390, 'main'],
  ['/intake-blocks', 1280, 'main'],
  ['/corporate-training/practical-ai', 1280, 'main'],
  [NOT_FOUND, 1280, 'main'],
] as const) {
  test(`a screen reader is given ${path} as it was reviewed, ${width} px`, async ({ page }) => {
    await show(page, { width, scheme: 'light' });
    await load(page, path === NOT_FOUND ? '/nope' : path);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const reading = `${await page.locator(part).ariaSnapshot()}\n`
      // Addresses are in `spec/built-site/links.txt`. A brochure's size changes with every word in it.
      .replaceAll(/^ *- \/url: .*\n/gm, '')
      .replaceAll(/\(PDF,\s\d+\sKB\)/g, '(PDF, … KB)');
    expect(withoutCentre(reading)).toMatchSnapshot(`${name}.yml`);
  });
}
