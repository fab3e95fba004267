/** What a designer would measure: what stands on one line or column does so within a pixel. */
import type { Page } from '@playwright/test';
import { documentPaths } from '../../spec/support/paths';
import { expect, open, test } from '../support/site';

/** Where the columns of the page begin and end, from the navigation bar, which keeps to them. */
const column = (page: Page) =>
  page
    .locator('footer > div')
    .first()
    .evaluate((wrap) => {
      const { paddingLeft, paddingRight } = getComputedStyle(wrap);
      const { left, right } = wrap.getBoundingClientRect();
      return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
    });

for (const width of [1280, 1920]) {
  test(`EXTRA the leads of bands begin at one place, level with the last line of their headings, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const starts = new Map<number, string[]>();
    const faults: string[] = [];
    let seen = 0;
    for (const path of documentPaths) {
      await open(page, path);
      const heads = await page.locator('main h2 + p').evaluateAll((leads) =>
        leads.flatMap((lead) => {
          const heading = lead.previousElementSibling as HTMLElement;
          const [a, b] = [heading.getBoundingClientRect(), lead.getBoundingClientRect()];
          if (b.left < a.right - 1) return [];
          // The last line's baseline: an empty mark at the end of each text stands on it.
          const baseline = (element: Element) => {
            const mark = document.createElement('span');
            Object.assign(mark.style, { display: 'inline-block', width: '0', height: '0' });
            element.append(mark);
            const { bottom } = mark.getBoundingClientRect();
            mark.remove();
            return bottom;
          };
          return [{ name: heading.textContent ?? '', left: b.left, apart: baseline(heading) - baseline(lead) }];
        }),
      );
      for (const { name, left, apart } of heads) {
        seen += 1;
        starts.set(Math.round(left), [...(starts.get(Math.round(left)) ?? []), `${path}: ${name}`]);
        if (Math.abs(apart) > 1) faults.push(`${path}: ${name}: ${apart} px apart`);
      }
    }
    expect(seen).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    expect([...starts.keys()], JSON.stringify([...starts.values()])).toHaveLength(1);
  });
}

test('EXTRA the lists of the footer begin at one height, and its last line ends with the grid, at 1101 and 1280 px', async ({
  page,
}) => {
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

test('EXTRA a breadcrumb stands on one line, and still says where it ends to a screen reader, at 390 px', async ({
  page,
}) => {
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
  test(`S1-62 S1-63 the wide cards of ${path} are as wide as the grid, and their bars begin at one place, at 1280 px`, async ({
    page,
  }) => {
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

test('S1-62 anywhere on a wide card leads to its programme, and by keyboard the ring is round the card', async ({
  page,
}) => {
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
