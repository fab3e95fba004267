import type { Locator } from '@playwright/test';
import { setDay } from '../../../support/clock';
import { expect, open, test } from '../../../support/site';

/** The colours of each family of programmes, in light colours. */
const TINTS: Record<string, string> = {
  protea: 'rgb(248, 228, 227)',
  pincushion: 'rgb(251, 234, 200)',
  erica: 'rgb(236, 228, 243)',
  restio: 'rgb(223, 233, 222)',
  seed: 'rgb(244, 237, 225)',
};
const NAMES: Record<string, string> = {
  protea: 'rgb(142, 21, 64)',
  pincushion: 'rgb(122, 52, 4)',
  erica: 'rgb(91, 56, 127)',
  restio: 'rgb(15, 76, 58)',
  seed: 'rgb(15, 76, 58)',
};
const PETALS: Record<string, string> = {
  protea: 'rgb(142, 21, 64)',
  pincushion: 'rgb(171, 75, 9)',
  erica: 'rgb(94, 59, 130)',
  restio: 'rgb(15, 76, 58)',
};

/** The surface that an element stands on: the first colour from it outwards. */
const surfaceOf = (locator: Locator) =>
  locator.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });
const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
const familyOf = async (motif: Locator) => (await motif.getAttribute('data-family')) ?? '';

test('each card has the surface and motif of its category', async ({ page }) => {
  await open(page, '/');
  const cards = await page.locator('#programs li:has(h3)').all();
  const seen = new Set<string>();
  for (const card of cards) {
    if ((await card.getByText('Coming Soon').count()) > 0) continue;
    const motif = card.locator('svg[data-family]');
    const family = await familyOf(motif);
    seen.add(family);
    expect.soft(await surfaceOf(motif)).toBe(TINTS[family]);
    expect.soft(await colourOf(card.locator('span:has(+ h3)'))).toBe(NAMES[family]);
    const colours = await motif
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    // A seed has no petals yet: its ground line has the colour of leaves.
    expect.soft(colours).toContain(PETALS[family] ?? 'rgb(15, 76, 58)');
    expect.soft(new Set(colours).size).toBeGreaterThan(1);
  }
  expect([...seen].sort()).toEqual(['erica', 'pincushion', 'protea', 'restio', 'seed']);
});

test('S2-61 the card of an upcoming programme is dashed and dimmed', async ({ page }) => {
  await open(page, '/programs/bootcamps');
  const cards = page.locator('main li:has(h3)').filter({ has: page.locator('svg[data-family]') });
  const soon = cards.filter({ hasText: 'Coming Soon' });
  await expect(soon).toHaveCount(1);
  const style = (card: Locator) =>
    card.evaluate((element) => [getComputedStyle(element).borderTopStyle, getComputedStyle(element).backgroundColor]);
  expect(await style(soon)).toEqual(['dashed', 'rgba(0, 0, 0, 0)']);
  expect(await style(cards.first())).not.toEqual(await style(soon));
  const opacity = (card: Locator) =>
    card.locator('svg[data-family]').evaluate((motif) => Number(getComputedStyle(motif).opacity));
  expect(await opacity(soon)).toBeLessThan(1);
  expect(await opacity(cards.first())).toBe(1);
});

for (const [path, family] of [
  ['/programs/AIDeveloper', 'protea'],
  ['/programs/cyber-security', 'pincushion'],
  ['/programs/AITools', 'erica'],
  ['/programs/AIToolsBC', 'restio'],
] as const) {
  test(`the top of ${path} has the colours of its kind`, async ({ page }) => {
    await open(page, path);
    const hero = page.locator('section:has(h1)');
    expect(await surfaceOf(hero)).toBe(TINTS[family]);
    expect(await colourOf(hero.locator('p:has(+ h1)'))).toBe(NAMES[family]);
  });
}

test('each area and column of the comparison has its category’s motif', async ({ page }) => {
  for (const [path, place] of [
    ['/', 'section:has(h2:text-is("What we teach")) li svg'],
    ['/programPricing', 'thead th svg'],
  ] as const) {
    await open(page, path);
    const motifs = await page.locator(place).all();
    expect(motifs.length).toBeGreaterThan(4);
    for (const motif of motifs) expect.soft(await surfaceOf(motif)).toBe(TINTS[await familyOf(motif)]);
  }
});

test('the states of an intake differ in surface or edge', async ({ page }) => {
  const looks = new Map<string, string>();
  // Before any closing day, and ten days before the first.
  for (const day of ['2026-11-21', '2027-01-08']) {
    await setDay(page, day);
    await open(page, '/intake-blocks');
    for (const cell of await page.locator('td[data-label="Status"]').all()) {
      const look = await cell.locator('> *').evaluate((badge) => {
        const { backgroundColor, borderTopStyle } = getComputedStyle(badge);
        return `${backgroundColor} ${borderTopStyle}`;
      });
      looks.set((await cell.textContent()) ?? '', look);
    }
  }
  expect([...looks.keys()].sort()).toEqual(['Closed', 'Closing soon', 'Full', 'Open']);
  expect(new Set(['Closing soon', 'Full', 'Open'].map((state) => looks.get(state))).size).toBe(3);
});

test('S1-86 in the year’s chart two days are two days wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/intake-blocks');
  const bars = page.locator('[data-part="intake"]');
  await expect(bars).toHaveCount(15);
  const lane = page.locator('[data-part="lane"]', { hasText: 'AI in the Workplace Masterclass' });
  const [days, first] = await lane.locator('> svg').evaluate((year) => {
    const bar = year.querySelector<SVGRectElement>('[data-part="intake"]')?.getBBox();
    return [year.getBoundingClientRect().width, { x: bar?.x ?? 0, width: bar?.width ?? 0 }] as const;
  });
  const day = days / 365;
  // 15 March 2027 is the 74th day of the year.
  expect(Math.abs(first.x - 73 * day)).toBeLessThan(1);
  expect(Math.abs(first.width - 2 * day)).toBeLessThan(1);
});

test('neighbouring bands of a programme’s page differ', async ({ page }) => {
  await open(page, '/programs/cyber-security');
  const surfaces = await page
    .locator('main > section:not(:has(h1))')
    .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundColor));
  const none = 'rgba(0, 0, 0, 0)';
  const sand = 'rgb(244, 237, 225)';
  expect(surfaces).toEqual([none, sand, none, sand, none, sand, none, 'rgb(223, 233, 222)']);
});

for (const [width, place] of [
  [390, 'under'],
  [1280, 'beside'],
] as const) {
  test(`the lead of a band stands ${place} its heading, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/programs/cyber-security');
    const heading = await page.getByRole('heading', { name: 'Fees and payment' }).boundingBox();
    const lead = await page.getByText('Choose how to pay when you apply.').boundingBox();
    const isBeside = (lead?.x ?? 0) >= (heading?.x ?? 0) + (heading?.width ?? 0);
    expect(isBeside).toBe(place === 'beside');
    expect((lead?.y ?? 0) >= (heading?.y ?? 0) + (heading?.height ?? 0)).toBe(place === 'under');
  });
}

test('S2-10 the overlay covers the window, and moves unless motion is reduced', async ({ page }) => {
  await open(page, '/about');
  await page.route('**/assets/careers-*.js', () => undefined);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  const overlay = page.getByRole('status', { name: 'Loading' });
  await expect(overlay).toBeVisible();
  const size = page.viewportSize();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: size?.width, height: size?.height });
  const isOnTop = (element: Element) =>
    [0.02, 0.5, 0.98].every((share) => element.contains(document.elementFromPoint(40, innerHeight * share)));
  expect(await overlay.evaluate(isOnTop), 'it lies over the bars').toBe(true);
  /** ms that each takes to go round. */
  const turns = () =>
    overlay.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((one) => Number(one.effect?.getComputedTiming().duration)),
    );
  const moving = await turns();
  expect(moving).toHaveLength(15);
  // More than three flashes a second may harm (WCAG 2.3.1). A slower turn looks as if it stood still.
  expect(moving.filter((turn) => turn < 334 || turn > 5000)).toEqual([]);
  // Each petal lights after its neighbour, clockwise: degrees between the middles of their boxes.
  const steps = await overlay.evaluate((element) => {
    const centreOf = (part: Element) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [x, y] = centreOf(element.querySelector('circle') as Element);
    const angles = element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => {
        const petal = (effect as KeyframeEffect).target as Element;
        return petal.localName === 'path' ? [{ petal, delay: Number(effect?.getTiming().delay) }] : [];
      })
      .sort((one, other) => one.delay - other.delay)
      .map(({ petal }) => {
        const [atX, atY] = centreOf(petal);
        return (Math.atan2(atY - y, atX - x) * 180) / Math.PI;
      });
    return angles.slice(1).map((angle, index) => Math.round((angle - (angles[index] ?? 0) + 360) % 360));
  });
  expect(steps.filter((step) => step < 20 || step > 40)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turns()).toEqual([]);
});
