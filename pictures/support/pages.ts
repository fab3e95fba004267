/** The built site in a browser, page by page. */
import { test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pagePaths } from '../../build/catalogue';
import { TEST_DAY } from '../../build/day';
import { NOT_FOUND } from '../../build/paths';
import { setDay } from '../../e2e/support/clock';
import { settled, watch } from '../../e2e/support/settled';
import { runSite } from '../../tools/site/runSite';
import type { PAGE_PARTS } from './references';

/** Of the windows, CSS px: width and height. */
const HEIGHT = { 390: 844, 1280: 800 };

/** Of a page's picture to the page: half for what is seen first, a quarter for the whole. */
const FOLD_SCALE = 0.5;
const WHOLE_SCALE = 0.25;

/** Every page of the site, the not-found page last. */
export const sitePaths = (): string[] => [...pagePaths(process.cwd()), NOT_FOUND];

/** Opens pages of the built site in one window. */
type OpenPage = (path: string, width: keyof typeof HEIGHT) => Promise<Page>;

/** Gives each test the windows of its worker. */
export const test = base.extend<object, { openPage: OpenPage }>({
  openPage: [
    async ({ browser }, use) => {
      const site = await runSite('dist');
      const page = await browser.newPage({ deviceScaleFactor: FOLD_SCALE, reducedMotion: 'reduce' });
      await watch(page);
      await setDay(page, TEST_DAY);
      await use(async (path, width) => {
        await page.setViewportSize({ width, height: HEIGHT[width] });
        await page.goto(site.address + path);
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        return page;
      });
      await page.close();
      site.close();
    },
    { scope: 'worker' },
  ],
});

/** What is seen of a page first, and the whole of it, from one screenshot. */
export async function photographPage(page: Page): Promise<Record<(typeof PAGE_PARTS)[number], Buffer>> {
  await page.locator('html[data-faces]').waitFor({ state: 'attached' });
  await settled(page);
  await page.evaluate(() => {
    // The typefaces give way to the lines that stood there when they came, which is earlier on a second visit.
    for (const block of document.querySelectorAll<HTMLElement>('[style]')) block.style.letterSpacing = '';
  });
  const shot = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  const { width = 0, height = 0 } = await shot.metadata();
  const fold = Math.min(height, Math.round((page.viewportSize()?.height ?? 0) * FOLD_SCALE));
  const [whole, first] = await Promise.all([
    shot
      .clone()
      .resize(Math.round((width * WHOLE_SCALE) / FOLD_SCALE))
      .png({ compressionLevel: 1 })
      .toBuffer(),
    shot.clone().extract({ left: 0, top: 0, width, height: fold }).png({ compressionLevel: 1 }).toBuffer(),
  ]);
  return { fold: first, whole };
}
