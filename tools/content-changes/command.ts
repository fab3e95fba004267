/**
 * Shows the effect of a change of content: `node tools/site/run.mjs tools/content-changes/command.ts BEFORE AFTER`, two built
 * sites. Writes `reports/content/changes.md`, and pictures of each page that differs: before at the left, after at the right.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { pageName } from '../../build/paths';
import { idle } from '../../e2e/support/idle';
import { open } from '../../e2e/support/site';
import { browserArguments, provideBrowser } from '../site/browser';
import { runSite } from '../site/runSite';
import { addressOf, changesBetween, listOf } from './changes';

const REPORT = 'reports/content';
/** CSS px */
const WIDTHS = [390, 1280];
const GAP = 20;

/** Picture of the whole page in `width`, once it is hydrated and has its fonts. */
async function picture(browser: Browser, address: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await open(page, address);
  await idle(page);
  const shot = await page.screenshot({ fullPage: true });
  await page.close();
  return shot;
}

async function besideEachOther(shots: Buffer[], width: number, file: string): Promise<void> {
  const heights = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).height ?? 0));
  const size = { width: shots.length * (width + GAP) - GAP, height: Math.max(...heights) };
  await sharp({ create: { ...size, channels: 3, background: 'grey' } })
    .composite(shots.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toFile(file);
}

const [before = '', after = ''] = process.argv.slice(2);
const changes = changesBetween(before, after);
rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT, { recursive: true });
writeFileSync(`${REPORT}/changes.md`, listOf(changes));

const sites = { before: await runSite(before), after: await runSite(after) };
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments });
for (const { file, kind } of changes) {
  const path = addressOf(file);
  if (!path) continue;
  const shown = [...(kind === 'new' ? [] : [sites.before]), ...(kind === 'gone' ? [] : [sites.after])];
  for (const width of WIDTHS) {
    const shots = await Promise.all(shown.map(({ address }) => picture(browser, address + path, width)));
    await besideEachOther(shots, width, `${REPORT}/${pageName(path)}-${width}.png`);
  }
}
await browser.close();
for (const site of Object.values(sites)) site.close();
console.log(`${listOf(changes)}Pictures: ${REPORT}`);
