/** The pack, opened from a file: axe's findings, and verdicts given by keyboard, saved and out of date. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describeFailures } from '../../../a11y/support/audit';
import { runAxe } from '../../../a11y/support/checks/axe';
import { lostTexts, sidewaysPlaces } from '../../../a11y/support/checks/layout';
import { installHelpers } from '../../../a11y/support/inPage';
import { parseJudgements } from '../../../build/judgements';
import { enlargeText, expect, test } from '../../../e2e/support/site';
import { writePack } from '../pack';
import { sampleEvaluation, sampleInput } from './support/sample';

const folder = mkdtempSync(join(tmpdir(), 'pack-'));
test.beforeEach(async () => {
  mkdirSync(join(folder, 'screenshots'), { recursive: true });
  const blank = { width: 1280, height: 900, channels: 3, background: 'white' } as const;
  await sharp({ create: blank }).toFile(join(folder, 'screenshots/0a1b2c3d4e5f.png'));
  writePack(folder, sampleInput());
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const openFile = (page: Page, file: string) => page.goto(pathToFileURL(join(folder, file)).href);

/** Opens a page with all its disclosures open. */
async function openWhole(page: Page, file: string) {
  await openFile(page, file);
  await page.locator('details').evaluateAll((all) => {
    for (const part of all) (part as HTMLDetailsElement).open = true;
  });
}

/** Axe's findings, by the rules to which the site is held. */
async function faults(page: Page) {
  const { checks } = await runAxe(page);
  expect(checks.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(20);
  return describeFailures(checks);
}

for (const file of ['index.html', 'evidence/images.html']) {
  test(`axe finds nothing on ${file}, which fits the window, at twice the text size too`, async ({ page }) => {
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
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await faults(page), `${width} ${colorScheme}`).toEqual([]);
      }
    }
  });
}

const sheet = (page: Page) => page.getByRole('region', { name: '1.1.1 Non-text Content' });

/** Judges 1.1.1 by keyboard: supported, but for the first page. */
async function judge(page: Page) {
  await openFile(page, 'index.html');
  const type = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    await page.keyboard.type(words);
  };
  await type('Your name', 'Demonstration, no person');
  await sheet(page).getByText('Evidence and steps for 1.1.1').press('Enter');
  await sheet(page).getByRole('radio', { name: 'Supports', exact: true }).focus();
  await page.keyboard.press('Space');
  await type('Note on 1.1.1', 'Every alternative fits.');
  await sheet(page).getByText('Pages where 1.1.1 differs').press('Enter');
  await sheet(page).getByLabel('Verdict on 1.1.1 for /', { exact: true }).selectOption('Partially supports');
  await type('Why 1.1.1 differs for /', 'One is vague.');
}

/** Text of the saved file. */
async function save(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save judgements.json' }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

test('a verdict by keyboard survives a reload, saves, and goes stale', async ({ page }) => {
  await openFile(page, 'index.html');
  await page.getByRole('button', { name: 'Save judgements.json' }).press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await judge(page);
  const text = await save(page);
  await page.reload();
  await sheet(page).getByText('Evidence and steps for 1.1.1').press('Enter');
  await expect(sheet(page).getByLabel('Note on 1.1.1')).toHaveValue('Every alternative fits.');
  await expect(sheet(page).getByRole('radio', { name: 'Supports', exact: true })).toBeChecked();
  expect(JSON.parse(await save(page))).toEqual(JSON.parse(text));

  const judgements = parseJudgements(text, 'judgements.json');
  const { basis: _basis, date: _date, ...judgement } = judgements[0] ?? {};
  expect([judgements.length, judgement]).toEqual([
    1,
    {
      ...{ criterion: '1.1.1', verdict: 'supports', note: 'Every alternative fits.', by: 'Demonstration, no person' },
      pages: [{ path: '/', verdict: 'partially-supports', note: 'One is vague.' }],
    },
  ]);
  writePack(folder, sampleInput({ judgements }));
  await openFile(page, 'index.html');
  await expect(sheet(page)).toContainText('Supports (judged by Demonstration, no person');

  const evaluation = sampleEvaluation();
  for (const image of evaluation.states[0]?.shown?.images ?? []) image.text = image.text.replace('desk', 'table');
  writePack(folder, sampleInput({ judgements, evaluation }));
  await page.reload();
  await expect(sheet(page)).toContainText('no longer counts');
  await expect(sheet(page)).toContainText('Changed: images /about');
});
