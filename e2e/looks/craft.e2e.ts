import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

/** Pages whose bands begin with a heading and its lead side by side. */
const PATHS = ['/', '/learning-process', '/programs/code-curious'];

interface Head {
  heading: string;
  /** Where the lead begins, and where the second column of the page does. */
  lead: number;
  column: number;
  /** How far the last lines of heading and lead are apart. */
  drop: number;
}

/** The heads of bands that stand side by side with their lead. */
const headsOf = (page: Page): Promise<Head[]> =>
  page.locator('main section:not(:has(h1)) :is(div, header):has(> h2 + p)').evaluateAll((all) => {
    /** The baseline of the last line: that of an empty box put at its end. */
    const baselineOf = (element: Element) => {
      const mark = document.createElement('span');
      mark.style.cssText = 'display:inline-block;width:0;height:0';
      element.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    const gap = Math.min(72, Math.max(32, window.innerWidth * 0.05));
    return all.flatMap((head) => {
      const [heading, lead] = [head.children[0], head.children[1]];
      if (!heading || !lead) return [];
      const [first, second] = [heading.getBoundingClientRect(), lead.getBoundingClientRect()];
      if (second.left < first.right - 1) return [];
      const column = head.getBoundingClientRect();
      return [
        {
          heading: heading.textContent ?? '',
          lead: second.left,
          column: column.left + (column.width + gap) / 2,
          drop: Math.abs(baselineOf(heading) - baselineOf(lead)),
        },
      ];
    });
  });

for (const width of [1092, 1280, 1920]) {
  test(`EXTRA every lead beside its heading begins at the second column and ends on the heading’s baseline, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let seen = 0;
    for (const path of PATHS) {
      await open(page, path);
      for (const { heading, lead, column, drop } of await headsOf(page)) {
        seen += 1;
        expect(Math.abs(lead - column), `${path} ${heading}`).toBeLessThan(1);
        expect(drop, `${path} ${heading}`).toBeLessThan(1);
      }
    }
    expect(seen).toBeGreaterThan(8);
  });
}

for (const width of [320, 390, 900, 1280, 1920]) {
  test(`EXTRA the ground under Code Curious? is the band’s own foot from edge to edge, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const band = page.locator('section:has(h2:text-is("Code Curious?"))');
    const measures = await band.evaluate((section) => {
      const ground = section.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
      const frame = section.getBoundingClientRect();
      const first = section.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const heading = document.querySelector('#programs h2')?.getBoundingClientRect() ?? new DOMRect();
      return {
        foot: Math.abs(ground.bottom - frame.bottom),
        isWhole: ground.left <= frame.left && ground.right >= frame.right,
        left: Math.abs(first.left - heading.left),
        isCut: getComputedStyle(section).overflowX,
      };
    });
    expect(measures.foot).toBeLessThan(1);
    expect(measures.left).toBeLessThan(1);
    expect(measures).toMatchObject({ isWhole: true, isCut: 'hidden' });
  });
}

test('EXTRA what stands in two columns of the lesson and of the stem ends on one line, at 1280 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/programs/code-curious');
  const feet = await page.locator('section:has(> div h2:text-is("Your first lesson"))').evaluate((band) => {
    const bottom = (selector: string) =>
      [...band.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return [bottom('fieldset'), bottom('div:has(> svg[data-part="bloom"])'), bottom('rect')];
  });
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);
  const branches = page.locator('[data-part="branches"] > li');
  const heights = await branches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('EXTRA in dark colours sand is told from paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const grounds = await page.evaluate(() => {
    const sand = document.evaluate('//section[.//h2="Accredited and registered"]', document).iterateNext() as Element;
    return [sand, document.body].map((one) => getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  });
  const [sand = [], paper = []] = grounds;
  const apart = Math.hypot(...sand.map((value, index) => value - (paper[index] ?? 0)));
  expect(apart).toBeGreaterThan(20);
});

test('EXTRA the home page prints on four sheets at most', async ({ page }) => {
  await open(page, '/');
  const { getDocument } = await import('../../spec/support/pdf');
  const document = await getDocument({
    data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    verbosity: 0,
  }).promise;
  expect(document.numPages).toBeLessThanOrEqual(4);
  await document.destroy();
});
