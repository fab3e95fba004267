import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';
import { enlargeText, overprints, sideways, textsOutOfSight } from '../support/texts';

const PATH = '/learning-process';
const stages = (page: Page) => page.locator('section:has(h2:text-is("From first visit to certificate")) ol > li');
const days = (page: Page) => page.locator('[data-part="week"] > li');

/** Where the plants stand: the foot, left edge and height of each. */
const plantsOf = (page: Page) =>
  stages(page).evaluateAll((all) =>
    all.map((stage) => {
      const { left, bottom, height } = stage.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      return { left: Math.round(left), foot: Math.round(bottom), height: Math.round(height) };
    }),
  );

for (const [width, isLying] of [
  [320, false],
  [390, false],
  [768, false],
  [1280, true],
  [1920, true],
] as const) {
  test(`S1-55 the plants grow from stage to stage, ${isLying ? 'on one line' : 'beside one stem'}, at ${width} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, PATH);
    const plants = await plantsOf(page);
    expect(plants).toHaveLength(8);
    for (const [index, plant] of plants.entries()) {
      const before = plants[index - 1];
      if (before) expect(plant.height).toBeGreaterThan(before.height);
    }
    expect(new Set(plants.map(({ foot }) => foot)).size).toBe(isLying ? 1 : 8);
    expect(new Set(plants.map(({ left }) => left)).size).toBe(isLying ? 8 : 1);
    // The stem has no gap: each stage's part of it meets the next one's.
    const gaps = await stages(page).evaluateAll((all, lying) => {
      const boxes = all.map((stage) => (lying ? stage.querySelector('div') : stage)?.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => {
        const before = boxes[index];
        if (!box || !before) return Number.NaN;
        return Math.abs(lying ? box.left - before.right : box.top - before.bottom);
      });
    }, isLying);
    expect(Math.max(...gaps)).toBeLessThan(1);
  });
}

test('S1-55 in forced colours the stem is still drawn', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, PATH);
    const edges = await stages(page).evaluateAll(
      (all, side) =>
        all.map(
          (stage) =>
            getComputedStyle((side === 'bottom' && stage.querySelector('div')) || stage)[
              side === 'bottom' ? 'borderBottomWidth' : 'borderLeftWidth'
            ],
        ),
      width === 390 ? 'left' : 'bottom',
    );
    expect(new Set(edges)).toEqual(new Set(['6px']));
  }
});

for (const [width, place] of [
  [320, 'under one another'],
  [390, 'under one another'],
  [1280, 'side by side'],
] as const) {
  test(`S1-56 the seven days stand ${place}, in order, at ${width} px`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, PATH);
    const boxes = await days(page).evaluateAll((all) =>
      all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(7);
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (!before) continue;
      if (width === 1280) {
        expect(box.left).toBeGreaterThan(before.right);
        expect(Math.abs(box.top - before.top)).toBeLessThan(1);
      } else {
        expect(box.top).toBeGreaterThanOrEqual(before.bottom);
        expect(Math.abs(box.left - before.left)).toBeLessThan(1);
      }
    }
    // More hours are more height.
    const heightOf = (day: string, what: string) =>
      days(page)
        .filter({ hasText: day })
        .locator('p', { hasText: what })
        .evaluate((block) => block.getBoundingClientRect().height);
    expect(await heightOf('Saturday', 'Practice')).toBeGreaterThan(await heightOf('Tuesday', 'Practice'));
  });
}

test('S1-56 a screen reader is given a list of seven days with headings', async ({ page }) => {
  await open(page, PATH);
  await expect(page.locator('[data-part="week"]')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Monday" [level=3]
        - paragraph: /Live lesson/
      - listitem:
        - heading "Tuesday" [level=3]
        - paragraph: /Practice/
      - listitem:
        - heading "Wednesday" [level=3]
        - paragraph: /Live lesson/
      - listitem:
        - heading "Thursday" [level=3]
        - paragraph: /Practice/
        - paragraph: /Feedback/
      - listitem:
        - heading "Friday" [level=3]
        - paragraph: /Practice/
        - paragraph: /Feedback/
      - listitem:
        - heading "Saturday" [level=3]
        - paragraph: /Practice/
      - listitem:
        - heading "Sunday" [level=3]
        - paragraph: Free
  `);
});

test('S1-56 in forced colours each part of the week has an edge', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, PATH);
  const edges = await days(page)
    .locator('p:has(b)')
    .evaluateAll((all) =>
      all.map((one) => `${one.querySelector('b')?.textContent} ${getComputedStyle(one).borderTopStyle}`),
    );
  expect([...new Set(edges)].sort()).toEqual(['Feedback dashed', 'Live lesson solid', 'Practice solid']);
});

test('S1-57 the line that is spoken of is marked by an edge too', { tag: '@nightly' }, async ({ page }) => {
  await open(page, PATH);
  const marks = await page
    .locator('section:has(h2:text-is("One task, one piece of feedback")) pre > code > span')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).borderLeftColor !== 'rgba(0, 0, 0, 0)'));
  expect(marks).toEqual([false, true, false, false, false, false, true, false, false, false]);
});

test('S1-55 S1-56 S1-57 at 320 px and twice the text size nothing is lost', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, PATH);
  await enlargeText(page, '200%');
  expect({
    pxTooWide: await sideways(page),
    outOfSight: await textsOutOfSight(page),
    overprints: await overprints(page),
  }).toEqual({ pxTooWide: 0, outOfSight: [], overprints: [] });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-55 S1-56 S1-57 stages, week and example are there', async ({ page }) => {
    await page.goto(PATH);
    await expect(stages(page)).toHaveCount(8);
    await expect(days(page)).toHaveCount(7);
    await expect(page.getByText('Example', { exact: true })).toBeVisible();
  });
});
