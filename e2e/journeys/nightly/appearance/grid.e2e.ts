/** What a designer would measure: what stands on one line or column does so within a pixel. */
import type { Page } from '@playwright/test';
import { printed } from '../../../support/paper';
import { expect, open, test } from '../../../support/site';
import { checkLeads, headersOf } from '../../../visit/checks/pageHeaders';

/** Where the columns of the page begin and end, from the footer, which keeps to them. */
const column = (page: Page) =>
  page
    .locator('footer > div')
    .first()
    .evaluate((wrap) => {
      const { paddingLeft, paddingRight } = getComputedStyle(wrap);
      const { left, right } = wrap.getBoundingClientRect();
      return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
    });

test('every lead beside its heading begins at the second column', async ({ page }) => {
  await page.setViewportSize({ width: 1092, height: 900 });
  await open(page, '/');
  // `e2e/visit/pages.e2e.ts` has the other pages, at more widths.
  expect(await headersOf(page)).toHaveLength(5);
  expect(await checkLeads(page, 1092)).toEqual([]);
});

test('the footer’s lists begin at one height, at two widths', async ({ page }) => {
  for (const width of [1101, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    const tops = await page
      .locator('footer [data-part="wide-columns"] h2 + *')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(Math.max(...tops) - Math.min(...tops), `at ${width}`).toBeLessThanOrEqual(1);
    const { right } = await column(page);
    const end = await page
      .locator('footer')
      .getByText(/^©/)
      .evaluate((line) => line.getBoundingClientRect().right);
    expect(Math.abs(end - right), `at ${width}`).toBeLessThanOrEqual(1);
  }
});

test('a breadcrumb stands on one line and names its end, 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/programs/dataScience', '/programs/softwareEngineerPython', '/programs/AIMasteryNoCode']) {
    await open(page, path);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect((await trail.boundingBox())?.height, path).toBeLessThanOrEqual(46);
    await expect(trail.getByRole('listitem')).toHaveCount(3);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(trail.locator('[aria-current="page"]')).toHaveText(name);
  }
});

for (const path of ['/programs/full-programs', '/programs/bootcamps', '/programs/career-boosters']) {
  test(`S1-62 S1-63 the wide cards of ${path} are as wide as the grid`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const { left, right } = await column(page);
    const cards = await page.locator('main li:has([data-part="plan"])').evaluateAll((all) =>
      all.map((card) => {
        const box = card.getBoundingClientRect();
        const bar = card.querySelector('[data-part="plan"]')?.getBoundingClientRect();
        return { left: box.left, right: box.right, bar: bar?.left ?? 0, width: bar?.width ?? 0 };
      }),
    );
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      expect(Math.abs(card.left - left)).toBeLessThanOrEqual(1);
      expect(Math.abs(card.right - right)).toBeLessThanOrEqual(1);
      expect(Math.abs(card.bar - (cards[0]?.bar ?? 0))).toBeLessThanOrEqual(2);
      expect(Math.abs(card.width - (cards[0]?.width ?? 0))).toBeLessThanOrEqual(4);
    }
  });
}

test('S1-62 anywhere on a wide card leads to its programme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/programs/bootcamps');
  const card = page.locator('main li:has([data-part="plan"])').first();
  await card.scrollIntoViewIfNeeded();
  for (const part of ['dl', '[data-part="plan"]']) {
    const hit = await card.locator(part).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(hit, part).toBe('/programs/cyber-security');
  }
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
});

for (const width of [320, 390, 900, 1280, 1920]) {
  test(`the surface under Code Curious? spans the band, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const band = page.locator('section:has(h2:text-is("Code Curious?"))');
    const measures = await band.evaluate((section) => {
      const surface = section.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
      const frame = section.getBoundingClientRect();
      const first = section.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const heading = document.querySelector('#programs h2')?.getBoundingClientRect() ?? new DOMRect();
      return {
        foot: Math.abs(surface.bottom - frame.bottom),
        isWhole: surface.left <= frame.left && surface.right >= frame.right,
        left: Math.abs(first.left - heading.left),
        isCut: getComputedStyle(section).overflowX,
      };
    });
    expect(measures.foot).toBeLessThan(1);
    expect(measures.left).toBeLessThan(1);
    expect(measures).toMatchObject({ isWhole: true, isCut: 'hidden' });
  });
}

test('columns of the lesson and the stem end on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/programs/code-curious');
  const feet = await page.locator('section:has(> div h2:text-is("Your first lesson"))').evaluate((band) => {
    const bottom = (selector: string) =>
      [...band.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return [bottom('fieldset'), bottom('div:has(> svg[data-part="motif"])'), bottom('rect')];
  });
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);
  const branches = page.locator('[data-part="branches"] > li');
  const heights = await branches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('in dark colours sand is told from paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const surfaces = await page.evaluate(() => {
    const sand = document.evaluate('//section[.//h2="Accredited and registered"]', document).iterateNext() as Element;
    return [sand, document.body].map((one) => getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  });
  const [sand = [], paper = []] = surfaces;
  const apart = Math.hypot(...sand.map((value, index) => value - (paper[index] ?? 0)));
  expect(apart).toBeGreaterThan(20);
});

test('the home page prints on four sheets at most', async ({ page }) => {
  await open(page, '/');
  expect((await printed(page)).length).toBeLessThanOrEqual(4);
});
