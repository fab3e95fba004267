import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../../e2e/support/site';
import { writePack } from '../writePack';
import { greyPicture, sampleFaults, sampleInput, sampleTranscripts } from './support/sample';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(folder, 'screenshots'));
  writeFileSync(join(folder, 'screenshots/0a1b2c3d4e5f.png'), greyPicture(1280, 900));
  writePack(folder, sampleInput({ screenReader: sampleTranscripts, faults: sampleFaults }));
});
test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const file of [
      'index.html',
      'routes/about.html',
      'judge.html',
      'evidence/images.html',
      'evidence/order.html',
    ]) {
      test(`EXTRA axe finds nothing in the report's ${file} in ${colorScheme} colours, with all parts open, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(pathToFileURL(join(folder, file)).href);
        await page.locator('details').evaluateAll((all) => {
          for (const part of all) (part as HTMLDetailsElement).open = true;
        });
        const { violations, passes } = await new AxeBuilder({ page })
          // What a frame shows is looked at by itself.
          .exclude('iframe')
          .options({ runOnly: TAGS, rules: { 'color-contrast-enhanced': { enabled: true } } })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
        expect(passes.length).toBeGreaterThan(20);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
}

test('EXTRA the report is filtered with the keyboard alone', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByLabel('Result').focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('status')).toHaveText('1 of 3 pages and brochures shown');
  await expect(page.getByRole('table', { name: 'Pages and brochures' }).getByRole('rowheader')).toHaveText([
    /^\/about/,
  ]);
});
