/** Reference pictures of whole pages. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pageName } from '../../../build/paths';
import { expectPicture, isReference } from './picture';
import { nameOfPage, PAGE_PARTS } from './references';

/** Height of each window by its width, in CSS px. */
const HEIGHT = { 390: 844, 1280: 800 };

/** Scales of a page's pictures: half for the first view, a quarter for the whole page. */
const FOLD_SCALE = 0.5;
const WHOLE_SCALE = 0.25;

/** Most screenshots of a page. Two in a row must agree, or one with the references, because a busy browser may paint late. */
const MOST_SCREENSHOTS = 6;

/** Pictures by name, cut from a screenshot of the whole page at half its size. */
async function partsOf(data: string, path: string, width: keyof typeof HEIGHT): Promise<[name: string, Buffer][]> {
  const shot = sharp(Buffer.from(data, 'base64'));
  const { width: wide = 0, height: high = 0 } = await shot.metadata();
  const fullPage = shot.clone().resize(Math.round((wide * WHOLE_SCALE) / FOLD_SCALE));
  const height = Math.min(high, Math.round(HEIGHT[width] * FOLD_SCALE));
  const parts = { whole: fullPage, fold: shot.clone().extract({ left: 0, top: 0, width: wide, height }) };
  return Promise.all(
    PAGE_PARTS.map(async (part) => [
      nameOfPage(pageName(path), width, part),
      await parts[part].png({ compressionLevel: 1 }).toBuffer(),
    ]),
  );
}

/** Compares the first view and the whole page with the references, in the page's current colours and motion. */
export async function expectPagePicture(page: Page, path: string, width: keyof typeof HEIGHT): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const metrics = { width, height: HEIGHT[width], deviceScaleFactor: FOLD_SCALE, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const clip = { x: 0, y: 0, width, height: cssContentSize.height, scale: 1 };
  let parts: Awaited<ReturnType<typeof partsOf>> = [];
  for (let count = 1, before = ''; count <= MOST_SCREENSHOTS; count += 1) {
    const { data } = await session.send('Page.captureScreenshot', { captureBeyondViewport: true, clip });
    if (data === before) break;
    before = data;
    parts = await partsOf(data, path, width);
    const known = await Promise.all(parts.map(([name, picture]) => isReference(picture, name)));
    if (!known.includes(false)) break;
  }
  await session.detach();
  for (const [name, picture] of parts) await expectPicture(picture, name);
}
