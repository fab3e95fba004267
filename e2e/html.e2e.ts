import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/site';

/** What HTML asks of lists of terms and of groups of controls, and html-validate lets pass. */
const structureFaults = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const found = (selector: string, where: string) =>
      [...parsed.querySelectorAll(selector)].map(({ localName }) => `<${localName}> ${where}`);
    const groups = [...parsed.querySelectorAll('fieldset')];
    return [
      ...found('dl > :not(dt, dd, div, script, template)', 'in a <dl>'),
      ...found('dl > div > :not(dt, dd, script, template)', 'in a <div> of a <dl>'),
      ...groups
        .filter(({ firstElementChild }) => firstElementChild?.localName !== 'legend')
        .map(() => '<fieldset> that does not begin with its <legend>'),
    ];
  }, html);

test('EXTRA in every built page lists of terms have terms alone, and groups of controls begin with their legend', async ({
  page,
}) => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files).toHaveLength(28);
  const faults: string[] = [];
  for (const file of files) {
    const found = await structureFaults(page, readFileSync(join('dist', file), 'utf8'));
    for (const fault of new Set(found)) faults.push(`${file}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('EXTRA that check knows a picture between terms and a group without a legend', async ({ page }) => {
  const html = '<dl><svg></svg><div><svg></svg><dt>A</dt><dd>B</dd></div></dl><fieldset><p>C</p></fieldset>';
  expect(await structureFaults(page, html)).toEqual([
    '<svg> in a <dl>',
    '<svg> in a <div> of a <dl>',
    '<fieldset> that does not begin with its <legend>',
  ]);
});
