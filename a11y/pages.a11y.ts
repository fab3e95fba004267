/** Every page as it is loaded: on a phone in light colours, on a desktop in dark ones. */
import { expect, test } from '../e2e/support/site';
import { documentPaths } from '../spec/support/paths';
import { describeFailures, look } from './audit';
import { expectReading } from './gate';
import { dress, load, NOT_FOUND } from './page';
import { AS_LOADED, type Scheme, type Width } from './states';

/** The not-found page is answered with 404, which Chromium logs. */
test.use({ expectedMessages: /status of 404/ });

/** Pages whose small layout a screen reader meets otherwise: tables that stack, lists instead of a timeline. */
const READ_SMALL = ['/', '/programPricing', '/programs/feestructure', '/programs/cyber-security', '/intake-blocks'];

for (const [width, scheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as [Width, Scheme][]) {
  for (const path of [...documentPaths, NOT_FOUND]) {
    test(`EXTRA no check finds anything on ${path} in ${scheme} colours, and it reads as reviewed, at ${width} px`, async ({
      page,
    }) => {
      await dress(page, width, scheme);
      await load(page, path);
      const checks = await look(page, scheme, undefined, true);
      expect(checks.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(30);
      expect(describeFailures(checks)).toEqual([]);
      if (width === 1280 || READ_SMALL.includes(path)) await expectReading(page, path, AS_LOADED, width);
    });
  }
}

for (const path of ['/', '/programPricing', '/programs/cyber-security', '/intake-blocks']) {
  test(`EXTRA no check finds anything on ${path} in forced colours and light ones, at 320 and 768 px`, async ({
    page,
  }) => {
    await load(page, path);
    for (const width of [320, 768] as const) {
      for (const scheme of ['light', 'forced colours'] as const) {
        await dress(page, width, scheme);
        expect(describeFailures(await look(page, scheme))).toEqual([]);
      }
    }
  });
}
