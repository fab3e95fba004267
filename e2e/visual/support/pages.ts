/** Reference pictures of whole pages, taken of a page that is open. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pageName } from '../../../build/paths';
import { expectPicture, isReference } from './picture';
import { nameOfPage, PAGE_PARTS } from './references';

/** Of the windows, CSS px: width and height. */
const HEIGHT = { 390: 844, 1280: 800 };

/** Of a page's picture to the page: half for what is seen first, a quarter for the whole. */
const FOLD_SCALE = 0.5;
const WHOLE_SCALE = 0.25;

/** A busy browser may capture a page before all of it is painted. Two screenshots in a row must agree, or one with the references. */
const MOST_SCREENSHOTS = 6;

/** The parts of a screenshot of the whole page at half its size, by the names of their pictures. */
async function partsOf(data: string, path: string, width: keyof typeof HEIGHT): Promise<[name: string, Buffer][]> {
  const shot = sharp(Buffer.from(data, 'base64'));
  const { width: wide = 0, height: high = 0 } = await shot.metadata();
  const whole = shot.clone().resize(Math.round((wide * WHOLE_SCALE) / FOLD_SCALE));
  const height = Math.min(high, Math.round(HEIGHT[width] * FOLD_SCALE));
  const parts = { whole, fold: shot.clone().extract({ left: 0, top: 0, width: wide, height }) };
  return Promise.all(
    PAGE_PARTS.map(async (part) => [
      nameOfPage(pageName(path), width, part),
      await parts[part].png({ compressionLevel: 1 }).toBuffer(),
    ]),
  );
}

/** Compares what is seen of the page first, and the whole of it, with the references. Colours and motion are as they are. */
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
