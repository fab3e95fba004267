import type { Locator, Page } from '@playwright/test';
import { documentPaths } from '../../../../spec/support/paths';
import { contrastOf } from '../../../support/pixels';
import { expect, open, test } from '../../../support/site';

const backgroundOf = (band: Locator) => band.evaluate((element) => getComputedStyle(element).backgroundColor);
const header = (page: Page) => page.locator('section:has(h1)');
const closing = (page: Page) => page.locator('main > section').last();

const ROSE = ['rgb(248, 228, 227)', 'rgb(142, 21, 64)'];
const SAGE = 'rgb(223, 233, 222)';
const DEEP = 'rgb(15, 76, 58)';

for (const [path, surface, strong] of [
  ['/programs/full-programs', ...ROSE],
  ['/programs/bootcamps', 'rgb(251, 234, 200)', 'rgb(122, 52, 4)'],
  ['/programs/career-boosters', SAGE, DEEP],
  ['/careers', 'rgb(236, 228, 243)', 'rgb(78, 46, 112)'],
  ['/corporate-training/ethical-ai', DEEP, DEEP],
  ['/about', SAGE, 'rgb(142, 21, 64)'],
  ['/terms-and-conditions', 'rgba(0, 0, 0, 0)', undefined],
] as const) {
  test(`S1-60 S1-61 ${path} has its variant’s surfaces in its header and closing band`, async ({ page }) => {
    await open(page, path);
    expect(await backgroundOf(header(page))).toBe(surface);
    if (strong) expect(await backgroundOf(closing(page))).toBe(strong);
  });
}

/** Those with a pattern: `closing` says whether they have one at their end too. */
const WITH_PATTERN = documentPaths.filter(
  (path) =>
    path !== '/terms-and-conditions' &&
    path !== '/' &&
    (!path.startsWith('/programs/') || /bootcamps|boosters|full-programs|feestructure/.test(path)),
);

/** For each pattern: its distance to its band's edges, and which of its cells are cut. */
async function patterns(page: Page, selector = '[data-part="pattern"]') {
  return page.locator(selector).evaluateAll((frames) =>
    frames.map((frame) => {
      const band = (frame.closest('section') as Element).getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      const shown = { left: Math.max(box.left, band.left), right: Math.min(box.right, band.right) };
      const cells = [...frame.querySelectorAll('rect')].map((cell) => cell.getBoundingClientRect());
      const inside = cells.filter(
        (cell) =>
          cell.right > shown.left + 2 &&
          cell.left < shown.right - 2 &&
          cell.bottom > box.top + 2 &&
          cell.top < box.bottom - 2,
      );
      const cut = inside.filter(
        (cell) =>
          cell.left < shown.left - 1 ||
          cell.right > shown.right + 2 ||
          cell.top < box.top - 1 ||
          cell.bottom > box.bottom + 2,
      );
      return {
        right: band.right - box.right,
        bottom: band.bottom - box.bottom,
        top: box.top - band.top,
        cells: inside.length,
        cut: cut.length,
      };
    }),
  );
}

/** px, and how many cells are in a header there. */
const IN_HEADER = [
  [320, 2],
  [390, 2],
  [768, 2],
  [1280, 6],
  [1920, 6],
] as const;

for (const path of WITH_PATTERN) {
  test(`S1-60 S1-61 every pattern of ${path} fills its band with whole cells`, async ({ page }) => {
    await open(page, path);
    const faults: string[] = [];
    for (const [width, inHeader] of IN_HEADER) {
      await page.setViewportSize({ width, height: 900 });
      const [first, ...rest] = await patterns(page);
      const last = rest.at(-1);
      const say = (fault: string) => faults.push(`${width} px: ${fault}`);
      if (!first) {
        say('no pattern in its header');
        continue;
      }
      for (const pattern of [first, ...rest]) {
        if (Math.abs(pattern.right) > 1 || Math.abs(pattern.bottom) > 1)
          say(`${pattern.right} and ${pattern.bottom} px from the edges`);
        if (pattern.cut > 0) say(`${pattern.cut} cells are cut`);
      }
      if (first.cells !== inHeader) say(`${first.cells} cells in its header, not ${inHeader}`);
      if (width >= 1280 && last && Math.abs(last.top) > 1)
        say(`the closing pattern begins ${last.top} px under its band`);
    }
    expect(faults).toEqual([]);
  });
}

test('S1-60 the patterns of the home page show whole cells at each breakpoint', async ({ page }) => {
  await open(page, '/');
  const cut: string[] = [];
  for (const width of [320, 390, 600, 767, 768, 899, 900, 1091, 1092, 1280, 1499, 1500, 1899, 1900, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = (await patterns(page, 'main > section:first-of-type svg:has(rect)')).filter(({ cells }) => cells > 0);
    if (shown.length !== 1) cut.push(`${width} px: ${shown.length} patterns`);
    for (const pattern of shown) if (pattern.cut > 0) cut.push(`${width} px: ${pattern.cut} of ${pattern.cells} cells`);
  }
  expect(cut).toEqual([]);
});

test('the motifs of Career Boosters stand out from sage', async ({ page }) => {
  await open(page, '/programs/career-boosters');
  const colours = await header(page)
    .locator('g[data-family="restio"] path')
    .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).fill))]);
  const pixel = (colour: string) => Buffer.from((colour.match(/\d+/g) ?? []).map(Number));
  const OCHRE = 'rgb(242, 179, 61)';
  expect(colours).toContain(OCHRE);
  for (const ink of colours.filter((one) => one !== OCHRE))
    expect(contrastOf(pixel(SAGE), pixel(ink)), ink).toBeGreaterThan(3);
  await open(page, '/programs/AITools');
  const band = page.locator('section:has(h2:text-is("You might also look at"))');
  expect(await backgroundOf(band)).toBe(SAGE);
  expect(await backgroundOf(band.locator('li :has(> svg[data-family="restio"])').first())).not.toBe(SAGE);
});
