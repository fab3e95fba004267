import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { describeFailures } from '../../../a11y/audit';
import { checkFocus } from '../../../a11y/checks/focus';
import { installHelpers } from '../../../a11y/inPage';
import { walk } from '../../../a11y/keyboard/walk';
import { test as base, expect } from '../../../e2e/support/site';
import { enlargeText, sideways, textsOutOfSight } from '../../../e2e/support/texts';
import { writePack } from '../writePack';
import { greyPicture, sampleFaults, sampleInput, sampleTranscripts } from './support/sample';

const FILES = ['index.html', 'routes/about.html', 'judge.html', 'evidence/images.html', 'evidence/order.html'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One report for each worker, not for each part of the file: no test waits for another. */
const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'pack-'));
      mkdirSync(join(folder, 'screenshots'));
      writeFileSync(join(folder, 'screenshots/0a1b2c3d4e5f.png'), greyPicture(1280, 900));
      writePack(folder, sampleInput({ screenReader: sampleTranscripts, faults: sampleFaults }));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Opens a page of the report with all its parts open. */
async function openWhole(page: Page, report: string, file: string) {
  await page.goto(pathToFileURL(join(report, file)).href);
  await page.locator('details').evaluateAll((all) => {
    for (const part of all) (part as HTMLDetailsElement).open = true;
  });
}

/** What breaks the rules that are asked, each with its elements; and the rules that had something to look at. */
async function askAxe(page: Page, options: RunOptions) {
  // What a frame shows is looked at by itself; here each of them would be given axe.
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    passed: passes.map(({ id }) => id),
  };
}

for (const width of [320, 1280]) {
  for (const file of FILES) {
    test(`axe finds nothing in the report’s ${file}, at ${width} px`, async ({ page, folder }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, folder, file);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const whole = await askAxe(page, {
        runOnly: TAGS,
        rules: { 'color-contrast-enhanced': { enabled: true } },
      });
      expect(whole.violations).toEqual([]);
      expect(whole.passed.length).toBeGreaterThan(20);
      // Names and roles are the same in the dark.
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await askAxe(page, {
        runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
      });
      expect(dark.violations).toEqual([]);
      expect(dark.passed).toEqual(expect.arrayContaining(['color-contrast', 'color-contrast-enhanced']));
    });
  }
}

for (const file of FILES) {
  test(`the report’s ${file} keeps its words in the window when enlarged`, async ({ page, folder }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [width, size] of [
      [320, '100%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, folder, file);
      await enlargeText(page, size);
      expect(await sideways(page), size).toBe(0);
      expect(await textsOutOfSight(page), size).toEqual([]);
    }
    // The colours are the visitor's own.
    const options: RunOptions = { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } };
    expect((await askAxe(page, options)).violations).toEqual([]);
  });

  test(`the Tab key shows and orders every stop of ${file}`, async ({ page, folder }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(pathToFileURL(join(folder, file)).href);
    // One component draws all the sheets, and one all the rows: three stand for the rest, which axe looks at.
    await page.locator('[data-sheet]:nth-of-type(n + 4), tbody tr:nth-of-type(n + 4)').evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    await installHelpers(page);
    const walked = await walk(page);
    expect(walked.stops.length).toBeGreaterThan(1);
    expect(walked.stops.map(({ name }) => name)).not.toContain('');
    expect(describeFailures(checkFocus(walked))).toEqual([]);
  });
}

test('the report is filtered with the keyboard alone', async ({ page, folder }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByLabel('Result').focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('status')).toHaveText('1 of 3 pages and brochures shown');
  await expect(page.getByRole('table', { name: 'Pages and brochures' }).getByRole('rowheader')).toHaveText([
    /^\/about/,
  ]);
});
