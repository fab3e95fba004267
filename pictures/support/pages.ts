/** The built site in a browser, page by page. */
import { test as base, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { pagePaths } from '../../build/catalogue';
import { TEST_DAY } from '../../build/day';
import { NOT_FOUND } from '../../build/paths';
import { setDay } from '../../e2e/support/clock';
import { runSite } from '../../tools/site/runSite';

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
export async function photographPage(page: Page): Promise<Record<'fold' | 'whole', Sharp>> {
  // Both typefaces are asked for once the page is painted.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.fonts.check('1em "Bricolage Grotesque"'),
  );
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const { height: fold = 0 } = page.viewportSize() ?? {};
  const reduced = { width: Math.round((width * WHOLE_SCALE) / FOLD_SCALE) };
  return {
    fold: sharp(shot).extract({ left: 0, top: 0, width, height: Math.min(height, Math.round(fold * FOLD_SCALE)) }),
    whole: sharp(shot).resize(reduced),
  };
}
