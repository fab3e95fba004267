/** What Alfa is given of a page: every rule of its sheets that holds, those it does not know aside. */
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installHelpers } from '../../../a11y/inPage';
import { runAlfa } from '../collect/alfa';
import { launch } from '../collect/collect';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Alfa's outcome on contrast, for a page with `rules`, and how many rules the sheet has afterwards. */
async function contrastOf(rules: string) {
  const page = await browser.newPage();
  await page.setContent(
    `<html lang="en"><title>Page</title><style>${rules}</style><main style="container-type: inline-size"><p>Words</p></main></html>`,
  );
  await installHelpers(page);
  const checks = await runAlfa(page, {});
  const left = await page.evaluate(() => [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText));
  await page.close();
  return { outcome: checks.find(({ rule }) => rule === 'sia-r69')?.outcome, left };
}

const PALE = 'p { color: rgb(187, 187, 187); }';

describe('Alfa', () => {
  it('EXTRA sees the rules of a sheet that has one it does not know', async () => {
    const start = '@starting-style { p { opacity: 0; } }';
    const { outcome, left } = await contrastOf(`${PALE} ${start}`);
    expect(outcome).toBe('failed');
    expect(left).toHaveLength(2);
  });

  it('EXTRA sees what a container’s query brings about, where it holds', async () => {
    expect(await contrastOf(`@container (width > 9px) { ${PALE} }`)).toMatchObject({ outcome: 'failed' });
    const { outcome, left } = await contrastOf(`@container (width > 9999px) { ${PALE} }`);
    expect(outcome).toBe('passed');
    expect(left.join('')).not.toContain('--holds');
  });
});
