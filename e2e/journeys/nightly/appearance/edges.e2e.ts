/** Alignment of edges and baselines within a pixel. */
import { PNG } from 'pngjs';
import { idle } from '../../../support/idle';
import { contrastOf } from '../../../support/pixels';
import { expect, open, test } from '../../../support/site';

const WIDE = { width: 1280, height: 900 };

for (const path of ['/programPricing', '/programs/feestructure', '/intake-blocks', '/programs/cyber-security']) {
  test(`the first lines of a row of ${path} share a baseline`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page, path);
    const faults = await page.locator('main tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const lines = [...row.children].map((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          // What is for screen readers alone has no line.
          while (walker.nextNode()) if ((walker.currentNode.parentElement?.offsetWidth ?? 0) > 1) break;
          const words = walker.currentNode;
          const line = document.createElement('span');
          const probe = document.createElement('span');
          probe.style.display = 'inline-block';
          words.parentNode?.insertBefore(line, words);
          line.append(probe, words);
          const { bottom } = probe.getBoundingClientRect();
          line.replaceWith(words);
          return bottom;
        });
        const apart = Math.max(...lines) - Math.min(...lines);
        return apart > 1 ? [`${row.textContent?.slice(0, 40)}: ${apart} px apart`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1280]) {
  test(`a plan’s payment and its number stay on one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/programPricing', '/programs/feestructure']) {
      await open(page, path);
      const plans = await page.locator('td', { hasText: '×' }).evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        }),
      );
      expect(plans).toEqual(Array(8).fill(1));
    }
  });
}

for (const path of ['/', '/programs/cyber-security']) {
  test(`the feet of all cards of a row of ${path} are level`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page, path);
    const cards = await page.locator('main li:has(h3):has([data-part="sketch"])').evaluateAll((all) =>
      all.map((card) => {
        const foot = card.querySelector('h3')?.parentElement?.lastElementChild?.getBoundingClientRect();
        const { top, bottom } = card.getBoundingClientRect();
        return { row: Math.round(top), foot: bottom - (foot?.bottom ?? 0), edge: (foot?.top ?? 0) - top };
      }),
    );
    expect(cards.length).toBeGreaterThan(2);
    for (const { row, foot, edge } of cards) {
      const beside = cards.filter((card) => card.row === row);
      expect(foot).toBeLessThanOrEqual(17);
      expect(Math.max(...beside.map((card) => Math.abs(card.edge - edge)))).toBeLessThanOrEqual(2);
    }
  });
}

test('bands of a programme’s page share one left edge for their headings', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/programs/cyber-security');
  await expect(page.getByText('Press what is true for you.')).toBeVisible();
  const lefts = await page
    .locator('main > section > div')
    .evaluateAll((bands) => bands.map((band) => band.querySelector('h2')?.getBoundingClientRect().left));
  expect(new Set(lefts.filter((left) => left !== undefined))).toEqual(new Set([48]));
  const right = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().right);
  for (const part of ['aside[aria-label="Key facts"]', '[data-part="window"]', 'main table']) {
    expect(Math.abs((await right(part)) - 1232), part).toBeLessThanOrEqual(1);
  }
});

for (const [path, petal] of [
  ['/programs/AIDeveloper', 'rgb(142, 21, 64)'],
  ['/programs/cyber-security', 'rgb(171, 75, 9)'],
  ['/programs/AITools', 'rgb(94, 59, 130)'],
  ['/programs/AIToolsBC', 'rgb(15, 76, 58)'],
] as const) {
  test(`the weeks of ${path} are in its category’s colour, on one line`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page, path);
    const strips = await page.locator('[data-part="strip"]').evaluateAll((all) =>
      all.map((strip) => ({
        colours: [
          ...new Set([...strip.querySelectorAll('[data-on]')].map((week) => getComputedStyle(week).backgroundColor)),
        ],
        lines: new Set([...strip.children].map((week) => week.getBoundingClientRect().top)).size,
      })),
    );
    expect(strips.length).toBeGreaterThan(3);
    expect(strips).toEqual(strips.map(() => ({ colours: [petal], lines: 1 })));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const place of ['under the pointer', 'away from it']) {
    test(`the minus of an open question is 3:1, ${colorScheme} colours, ${place}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '/learning-process');
      const summary = page.locator('summary').first();
      await summary.click();
      if (place === 'away from it') await page.mouse.move(0, 0);
      await idle(page);
      const { data, width, height } = PNG.sync.read(await summary.locator('svg').screenshot());
      // Beside the surface, the picture's first pixel.
      const drawn = Array.from({ length: height }, (_, y) => y).filter((y) =>
        Array.from({ length: width }, (__, x) => 4 * (y * width + x)).some((at) => contrastOf(data, data, at, 0) >= 3),
      );
      expect(drawn.length).toBeGreaterThan(0);
      expect((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)).toBeLessThanOrEqual(3);
    });
  }
}

test('the motif of a category means that category alone', async ({ page }) => {
  await open(page, '/');
  const shapes = (place: string) =>
    page
      .locator(place)
      .evaluateAll((motifs) => motifs.map((motif) => [...motif.children].map((path) => path.getAttribute('d')).join()));
  const categories = await shapes('fieldset svg[data-family]');
  const facts = await shapes('ul:has(time) > li > svg[data-family]');
  expect(categories).toHaveLength(5);
  expect(facts).toHaveLength(3);
  // The seed is that of Code Curious? in both places.
  expect(facts.filter((fact) => categories.slice(0, 4).includes(fact))).toEqual([]);
});
