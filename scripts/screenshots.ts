/**
 * Pictures of every route of the built site, at 320, 390, 768 and 1280 px, light and dark, in `reports/screenshots/`.
 * Names as arguments choose routes: `npm run screenshots -- /about /careers`.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { runSite } from '../bench/site';
import { pagePaths } from '../build/catalogue';
import { NOT_FOUND, pageName } from '../build/paths';
import { browserArguments, findBrowser } from './browser';

const WIDTHS = [320, 390, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;
const DIRECTORY = 'reports/screenshots';

const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const paths = chosen.length > 0 ? chosen : [...pagePaths(process.cwd()), NOT_FOUND];

const site = await runSite('dist');
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
await mkdir(DIRECTORY, { recursive: true });
for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const path of paths) {
      await page.goto(site.address + path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${DIRECTORY}/${pageName(path)}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
site.close();
console.log(`${paths.length * WIDTHS.length * SCHEMES.length} pictures are in ${DIRECTORY}/`);
