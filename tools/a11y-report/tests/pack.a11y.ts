/** The pack, opened from a file: what axe finds on it, and verdicts given by keyboard, saved and gone stale. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describeFailures } from '../../../a11y/support/audit';
import { checkFocus } from '../../../a11y/support/checks/focus';
import { lostTexts, sidewaysPlaces } from '../../../a11y/support/checks/layout';
import { installHelpers } from '../../../a11y/support/inPage';
import { walk } from '../../../a11y/support/keyboard/walk';
import { parseJudgements } from '../../../build/judgements';
import { expect, test } from '../../../e2e/support/site';
import { enlargeText } from '../../../e2e/support/texts';
import { writePack } from '../pack';
import { sampleEvaluation, sampleInput, sampleTranscripts } from './support/sample';

const folder = mkdtempSync(join(tmpdir(), 'pack-'));
test.beforeEach(async () => {
  mkdirSync(join(folder, 'screenshots'), { recursive: true });
  const blank = { width: 1280, height: 900, channels: 3, background: 'white' } as const;
  await sharp({ create: blank }).toFile(join(folder, 'screenshots/0a1b2c3d4e5f.png'));
  writePack(folder, sampleInput({ screenReader: sampleTranscripts }));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const openFile = (page: Page, file: string) => page.goto(pathToFileURL(join(folder, file)).href);

/** Opens a page with all its parts open. What a frame shows is looked at by itself. */
async function openWhole(page: Page, file: string) {
  await openFile(page, file);
  await page.locator('details').evaluateAll((all) => {
    for (const part of all) (part as HTMLDetailsElement).open = true;
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
}

/** What axe finds, each rule with its places; contrast at 7:1 too. */
async function faults(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } }, resultTypes: ['violations'] })
    .analyze();
  expect(passes.length).toBeGreaterThan(20);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const file of [
  'index.html',
  'judge.html',
  'evidence/images.html',
  'evidence/keyboard.html',
  'evidence/places.html',
]) {
  test(`axe finds nothing on ${file}, in two widths and both schemes`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, file);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await faults(page), `${width} ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`${file} fits the window; every stop is named and visibly focused`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [width, size] of [
      [320, '100%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, file);
      await installHelpers(page);
      await enlargeText(page, size);
      expect(await page.evaluate(sidewaysPlaces), size).toEqual([]);
      expect(await page.evaluate(lostTexts), size).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await openFile(page, file);
    // One component draws all the sheets, and one all the rows: three stand for the rest, which axe looks at.
    await page.locator('[data-sheet]:nth-of-type(n + 4), tbody tr:nth-of-type(n + 4)').evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    await installHelpers(page);
    const walked = await walk(page);
    expect(walked.stops.map(({ name }) => name)).not.toContain('');
    expect(describeFailures(checkFocus(walked))).toEqual([]);
  });
}

const sheet = (page: Page) => page.getByRole('region', { name: '1.1.1 Non-text Content' });

/** Judges 1.1.1 by keyboard: supported, but for the first page. */
async function judge(page: Page) {
  await openFile(page, 'judge.html');
  const type = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    await page.keyboard.type(words);
  };
  await type('Your name *', 'Demonstration, no person');
  await sheet(page).getByRole('radio', { name: 'Supports', exact: true }).focus();
  await page.keyboard.press('Space');
  await type('Note on 1.1.1', 'Every alternative fits.');
  await sheet(page).getByText('Pages where 1.1.1 differs').press('Enter');
  await sheet(page).getByLabel('Page').selectOption('/');
  await sheet(page).getByLabel('Verdict there').first().selectOption('Partially supports');
  await type('Why', 'One is vague.');
}

/** What the person saves, as the file's text. */
async function save(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save judgements.json' }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

test('a verdict by keyboard survives a reload, saves, and goes stale', async ({ page }) => {
  await openFile(page, 'judge.html');
  await page.getByRole('button', { name: 'Save judgements.json' }).press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await judge(page);
  const text = await save(page);
  await page.reload();
  await expect(sheet(page).getByLabel('Note on 1.1.1')).toHaveValue('Every alternative fits.');
  await expect(sheet(page).getByRole('radio', { name: 'Supports', exact: true })).toBeChecked();
  expect(JSON.parse(await save(page))).toEqual(JSON.parse(text));

  const judgements = parseJudgements(text, 'judgements.json');
  const { basis: _basis, date: _date, ...said } = judgements[0] ?? {};
  expect([judgements.length, said]).toEqual([
    1,
    {
      ...{ criterion: '1.1.1', verdict: 'supports', note: 'Every alternative fits.', by: 'Demonstration, no person' },
      pages: [{ path: '/', verdict: 'partially-supports', note: 'One is vague.' }],
    },
  ]);
  writePack(folder, sampleInput({ judgements }));
  await openFile(page, 'index.html');
  const counted = page.getByRole('table', { name: 'Verdicts that count' });
  await expect(counted.getByRole('row', { name: /^1\.1\.1 Supports/ })).toContainText('Demonstration, no person');

  const evaluation = sampleEvaluation();
  for (const image of evaluation.states[0]?.shown?.images ?? []) image.text = image.text.replace('desk', 'table');
  writePack(folder, sampleInput({ judgements, evaluation }));
  await page.reload();
  await expect(counted).toBeHidden();
  await expect(page.getByRole('heading', { name: '1.1.1 no longer counts' })).toBeVisible();
  await page.getByText('What has changed for 1.1.1').press('Enter');
  await expect(page.getByText('alternative “Two people at a desk”')).toBeVisible();
  await expect(page.getByText('alternative “Two people at a table”')).toBeVisible();
});
