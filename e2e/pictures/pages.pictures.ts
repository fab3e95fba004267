/** Every page of the example centre, whole, looks as it was reviewed. */
import { pageName } from '../../build/paths';
import { bringInView, expect, open, show, test } from '../../spec/support/browser/site';
import { documentPaths, onePageOfEachKind } from '../../spec/support/paths';

/** The windows, at two fifths of their size; and how a page of each kind looks beside its light colours there. */
const WINDOWS = {
  phone: { use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, other: 'dark' },
  desktop: { use: { viewport: { width: 1280, height: 900 } }, other: 'forced colours' },
} as const;

for (const [name, { use, other }] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    // The host answers with the not-found page, which Chromium logs.
    test.use({ ...use, deviceScaleFactor: 0.4, expectedMessages: /status of 404/ });

    for (const path of [...documentPaths, '/404']) {
      test(`${path} looks as it was reviewed, on a ${name}`, async ({ page }) => {
        await open(page, path);
        // Motion is reduced before anything comes into view.
        await show(page, { scheme: 'light' });
        await bringInView(page);
        for (const scheme of onePageOfEachKind.includes(path) ? (['light', other] as const) : (['light'] as const)) {
          await show(page, { scheme });
          const picture = [pageName(path), use.viewport.width, scheme.replace(' colours', '')].join('-');
          await expect(page).toHaveScreenshot(['pages', `${picture}.png`], { fullPage: true, scale: 'device' });
        }
      });
    }
  });
}
