import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, open, test } from '../../../support/site';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Whether a box has an edge all round in forced colours: a border or an outline, not a shadow. */
const hasEdge = (locator: Locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const isDrawn = (width: string, line: string) => Number.parseFloat(width) >= 1 && line !== 'none';
    const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
      isDrawn(style.getPropertyValue(`border-${side}-width`), style.getPropertyValue(`border-${side}-style`)),
    );
    return borders.every(Boolean) || isDrawn(style.outlineWidth, style.outlineStyle);
  });

/** The commonest colour of an element's picture, and the share of the picture that has another. */
async function pictureOf(page: Page, locator: Locator): Promise<{ surface: number; ink: number }> {
  const clip = await locator.boundingBox();
  if (!clip) throw new Error('it is not drawn');
  const { data, width, height } = PNG.sync.read(await page.screenshot({ clip }));
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[surface, most] = [0, 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return { surface, ink: 1 - most / (width * height) };
}

for (const [name, path, box] of [
  ['facts sheet', '/programs/cyber-security', 'aside[aria-label="Key facts"]'],
  ['sheet of ways to pay', '/programs/cyber-security', 'div:has(> div > h3:text-is("Pay once"))'],
  ['accreditationMark', '/', 'section:has(h2:text-is("Accredited and registered")) div:has(> h3)'],
  ['intake card', '/intake-blocks', 'ul[aria-label="Next to start"] > li'],
  ['programme card', '/', '#programs li:has(h3)'],
  ['titled piece', '/about', 'section:has(h2:text-is("How we teach")) li:has(> h3)'],
  ['wide card', '/programs/bootcamps', 'main li:has([data-part="plan"])'],
  ['number of the centre', '/about', 'main section:has(h1) + section dl > div'],
  ['panel of the corporate band', '/', 'section:has(h2:text-is("For teams and employers")) div > div:has(> ul, > a)'],
] as const) {
  test(`in forced colours every ${name} has an edge, at two widths`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const boxes = await page.locator(box).all();
      expect.soft(boxes.length).toBeGreaterThan(0);
      for (const one of boxes) expect.soft(await hasEdge(one), (await one.textContent()) ?? '').toBe(true);
    }
  });
}

for (const [name, width, press, box, edges] of [
  ['promotion bar', 1280, undefined, 'aside[aria-label="Announcement"]', ['bottom']],
  ['navigation bar', 1280, undefined, 'header', ['bottom']],
  ['footer', 1280, undefined, 'footer', ['top']],
  ['programmes dropdown', 1280, 'Programmes', '#programmes-panel', ['top', 'right', 'bottom', 'left']],
  ['phone’s menu', 390, 'Menu', 'dialog', ['top', 'right', 'bottom', 'left']],
] as const) {
  test(`in forced colours the ${name} ends in an edge, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    if (press) await page.getByRole('button', { name: press, exact: true }).click();
    const part = page.locator(box);
    await expect(part).toBeVisible();
    for (const edge of edges) {
      await expect.soft(part).toHaveCSS(`border-${edge}-style`, 'solid');
      await expect.soft(part).not.toHaveCSS(`border-${edge}-width`, '0px');
    }
  });
}

test('S2-61 in forced colours an upcoming programme is told apart in the menu', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Programmes', exact: true }).click();
  await page
    .locator('#programmes-panel')
    .getByRole('button', { name: /^Bootcamps/ })
    .click();
  const rows = page.getByTestId('programmes-column').getByRole('listitem');
  const toCome = rows.filter({ hasText: 'Coming Soon' }).locator('> *');
  await expect(toCome.first()).toBeVisible();
  for (const row of await toCome.all()) await expect.soft(row).toHaveCSS('border-style', 'dashed');
  for (const row of await rows.getByRole('link').all()) await expect.soft(row).toHaveCSS('border-style', 'solid');
});

test('in forced colours the strip of weeks marks those of the module', async ({ page }) => {
  await open(page, '/programs/cyber-security');
  const strip = page.locator('[data-part="strip"]').first();
  await strip.scrollIntoViewIfNeeded();
  const weeks = await strip.locator('> *').all();
  const taught: number[] = [];
  const others: number[] = [];
  for (const week of weeks) {
    const isTaught = (await week.getAttribute('data-on')) !== null;
    (isTaught ? taught : others).push((await pictureOf(page, week)).ink);
  }
  expect([taught.length, others.length]).toEqual([2, 12]);
  expect(Math.min(...others)).toBeGreaterThan(0);
  expect(Math.min(...taught)).toBeGreaterThan(Math.max(...others));
});
