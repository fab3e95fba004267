/** What Alfa is given of a page: every rule of its sheets that holds, those it does not know aside; and what it says of the report. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installHelpers } from '../../../a11y/inPage';
import { runAlfa } from '../collect/alfa';
import { launch } from '../collect/collect';
import { writePack } from '../writePack';
import { greyPicture, sampleFaults, sampleInput, sampleTranscripts } from './support/sample';

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
  it('sees the rules of a sheet that has one it does not know', async () => {
    const start = '@starting-style { p { opacity: 0; } }';
    const { outcome, left } = await contrastOf(`${PALE} ${start}`);
    expect(outcome).toBe('failed');
    expect(left).toHaveLength(2);
  });

  it('sees what a container’s query brings about, where it holds', async () => {
    expect(await contrastOf(`@container (width > 9px) { ${PALE} }`)).toMatchObject({ outcome: 'failed' });
    const { outcome, left } = await contrastOf(`@container (width > 9999px) { ${PALE} }`);
    expect(outcome).toBe('passed');
    expect(left.join('')).not.toContain('--holds');
  });

  it.each(['index.html', 'routes/about.html', 'judge.html', 'evidence/images.html'])(
    'finds nothing in the report’s %s',
    async (file) => {
      const folder = mkdtempSync(join(tmpdir(), 'pack-'));
      mkdirSync(join(folder, 'screenshots'));
      writeFileSync(join(folder, 'screenshots/0a1b2c3d4e5f.png'), greyPicture(1280, 900));
      writePack(folder, sampleInput({ screenReader: sampleTranscripts, faults: sampleFaults }));
      const page = await browser.newPage();
      await page.goto(pathToFileURL(join(folder, file)).href);
      await installHelpers(page);
      const checks = await runAlfa(page, {});
      await page.close();
      rmSync(folder, { recursive: true });
      // 2.5.5 is of level AAA: the report claims AA, and links stand in its sentences.
      const failed = checks.filter(({ rule, outcome }) => outcome === 'failed' && rule !== 'sia-r111');
      expect(failed.flatMap(({ rule, findings }) => findings.map(({ selector }) => `${rule}: ${selector}`))).toEqual(
        [],
      );
      expect(checks.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(5);
    },
    120_000,
  );
});
