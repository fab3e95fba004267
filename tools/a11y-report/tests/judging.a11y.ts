/** The sheets as a person uses them: verdicts given by keyboard, saved, joined, and stale once what they were given for changed. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { parseJudgements } from '../../../build/judgements';
import { expect, test } from '../../../e2e/support/site';
import { writePack } from '../writePack';
import { greyPicture, sampleEvaluation, sampleInput } from './support/sample';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(folder, 'screenshots'));
  writeFileSync(join(folder, 'screenshots/0a1b2c3d4e5f.png'), greyPicture(1280, 900));
  writePack(folder, sampleInput());
});
test.afterEach(() => {
  rmSync(folder, { recursive: true });
});

const openFile = (page: Page, file: string) => page.goto(pathToFileURL(join(folder, file)).href);

/** What the person saves, as the file's text. */
async function save(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save judgements.json' }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

/** Judges 1.1.1 by keyboard: supported, but for the first page. */
async function judge(page: Page) {
  await openFile(page, 'judge.html');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Demonstration, no person');
  const sheet = page.getByRole('region', { name: '1.1.1 Non-text Content' });
  await sheet.getByRole('radio', { name: 'Supports', exact: true }).focus();
  await page.keyboard.press('Space');
  await sheet.getByLabel('Note on 1.1.1').focus();
  await page.keyboard.type('Every alternative fits.');
  await sheet.getByText('A page where 1.1.1 differs').press('Enter');
  await sheet.getByLabel('Page').selectOption('/');
  await sheet.getByLabel('Verdict there').selectOption('Partially supports');
  await sheet.getByLabel('Note', { exact: true }).focus();
  await page.keyboard.type('One is vague.');
  await sheet.getByRole('button', { name: 'Add this page to 1.1.1' }).press('Enter');
}

test('a verdict given by keyboard is saved, and goes stale', async ({ page }) => {
  await judge(page);
  const judgements = parseJudgements(await save(page), 'judgements.json');
  const { basis: _basis, date: _date, ...said } = judgements[0] ?? {};
  expect([judgements.length, said]).toEqual([
    1,
    {
      criterion: '1.1.1',
      verdict: 'supports',
      note: 'Every alternative fits.',
      pages: [{ path: '/', verdict: 'partially-supports', note: 'One is vague.' }],
      by: 'Demonstration, no person',
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

test('a draft outlives the page, and an earlier file opens', async ({ page }, { outputDir }) => {
  await judge(page);
  const text = await save(page);
  await page.reload();
  const sheet = page.getByRole('region', { name: '1.1.1 Non-text Content' });
  await expect(sheet.getByLabel('Note on 1.1.1')).toHaveValue('Every alternative fits.');
  expect(JSON.parse(await save(page))).toEqual(JSON.parse(text));

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(sheet.getByRole('radio', { name: 'Not yet judged' })).toBeChecked();
  mkdirSync(outputDir, { recursive: true });
  const file = join(outputDir, 'judgements.json');
  writeFileSync(file, text);
  await page.getByLabel('Go on with an earlier judgements.json').setInputFiles(file);
  await expect(page.getByRole('status')).toHaveText('1 verdicts loaded.');
  await page.getByLabel('Your name').fill('Somebody else');
  expect(JSON.parse(await save(page)).judgements).toEqual(JSON.parse(text).judgements);
});

test('nothing is saved without a name, and the page says so', async ({ page }) => {
  await openFile(page, 'judge.html');
  await page.getByRole('button', { name: 'Save judgements.json' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Not saved: give your name first.');
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('every state of the evidence links to the site', async ({ page }) => {
  await openFile(page, 'judge.html');
  await page.getByLabel('Where the site is').fill('https://preview.example');
  await page.getByLabel('Where the site is').blur();
  const sheet = page.getByRole('region', { name: '1.1.1 Non-text Content' });
  await sheet.getByText('Images and their alternatives (1.1.1)').click();
  const evidence = sheet.frameLocator('iframe');
  await expect(
    evidence.getByRole('link', { name: 'Open /about, as loaded, 1280 px, light, in a new tab' }),
  ).toHaveAttribute('href', 'https://preview.example/about');
});
