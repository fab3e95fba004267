import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/site';
import { enlargeText, overprints, sideways, textsOutOfSight } from '../support/texts';

const PATH = '/programs/code-curious';
const lesson = (page: Page) => page.locator('section:has(> div h2:text-is("Your first lesson"))');
const button = (page: Page, name: string) => lesson(page).getByRole('button', { name, exact: true });
const motif = (page: Page) => lesson(page).locator('svg[data-part="motif"]');
const coloursOf = (drawing: Locator) =>
  drawing
    .locator('> g')
    .first()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('it is not drawn');
  return found;
};

test('S1-50 S1-51 by keyboard a visitor changes the program and is told so', async ({ page }) => {
  await open(page, PATH);
  await button(page, 'leaf').focus();
  for (const [name, said, code] of [
    ['bell', 'Line 1 now says petal = "bell".', 'petal = "bell"'],
    ['gold', 'Line 2 now says colour = "gold".', 'colour = "gold"'],
    ['3', 'Line 3 now says rows = 3.', 'rows = 3'],
  ] as const) {
    const before = await motif(page).innerHTML();
    while (!(await button(page, name).evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('Tab');
      expect(await lesson(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press(name === '3' ? 'Enter' : 'Space');
    await expect(lesson(page).locator('[aria-live="polite"]')).toHaveText(`You just changed a program. ${said}`);
    await expect(lesson(page).locator('pre')).toContainText(code);
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, name)).toBeFocused();
    expect(await motif(page).innerHTML()).not.toBe(before);
  }
});

test('S1-50 each colour of the code is the colour of the petals', { tag: '@nightly' }, async ({ page }) => {
  await open(page, PATH);
  const petals: Record<string, string> = {};
  for (const name of ['heather', 'lilac', 'gold']) {
    await button(page, name).click();
    await expect(lesson(page).locator('pre')).toContainText(`colour = "${name}"`);
    [petals[name] = ''] = await coloursOf(motif(page));
  }
  expect(petals).toEqual({
    heather: 'rgb(94, 59, 130)',
    lilac: 'rgb(180, 151, 211)',
    gold: 'rgb(242, 179, 61)',
  });
});

test('S1-50 more rows make a taller motif, on the same surface', { tag: '@nightly' }, async ({ page }) => {
  await open(page, PATH);
  const flower = motif(page).locator('> g').first();
  const heights: number[] = [];
  const feet = new Set<number>();
  for (const rows of ['1', '2', '3']) {
    await button(page, rows).click();
    await expect(lesson(page).locator('pre')).toContainText(`rows = ${rows}`);
    await flower.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const { y, height } = await box(flower);
    heights.push(height);
    feet.add(Math.round(y + height));
  }
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);
  expect(feet.size).toBe(1);
});

test('S1-51 a new motif grows only where motion is welcome', { tag: '@nightly' }, async ({ page }) => {
  const moving = () => lesson(page).evaluate((one) => one.getAnimations({ subtree: true }).length);
  for (const [reducedMotion, name, isMoving] of [
    ['reduce', 'bell', false],
    ['no-preference', 'ring', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, PATH);
    expect(await moving()).toBe(0);
    // The second one as well: what grew before stands still by then.
    for (const next of [name, 'leaf']) {
      const grown = await button(page, next).evaluate(async (one: HTMLButtonElement) => {
        one.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const growing = (one.closest('section')?.getAnimations({ subtree: true }) ?? []).filter(
          (each) => 'animationName' in each,
        );
        for (const each of growing) each.finish();
        return growing.length;
      });
      expect(grown > 0, next).toBe(isMoving);
    }
  }
});

test('S1-51 what is pressed has a tick, another cut and a thicker edge', {
  tag: '@nightly',
}, async ({ page }) => {
  const look = (name: string) =>
    button(page, name).evaluate((one) => ({
      tick: one.querySelector('svg:not([data-family])')?.checkVisibility() ?? false,
      cut: getComputedStyle(one).borderTopLeftRadius,
    }));
  const edge = (name: string) => button(page, name).evaluate((one) => getComputedStyle(one).borderTopWidth);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await open(page, PATH);
    const [leaf, bell] = [await look('leaf'), await look('bell')];
    expect([leaf.tick, bell.tick]).toEqual([true, false]);
    expect(leaf.cut).not.toBe(bell.cut);
    if (forcedColors === 'active') expect([await edge('leaf'), await edge('bell')]).toEqual(['4px', '2px']);
    await button(page, 'bell').click();
    expect([(await look('leaf')).tick, (await look('bell')).tick]).toEqual([false, true]);
  }
});

test('S1-51 the changed line alone has a bar at its head', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await open(page, PATH);
    const bars = () =>
      lesson(page)
        .locator('code > *')
        .evaluateAll((lines) =>
          lines.map((line) => {
            const { borderLeftWidth, borderLeftColor } = getComputedStyle(line);
            return borderLeftWidth === '0px' || borderLeftColor === 'rgba(0, 0, 0, 0)' ? '' : borderLeftWidth;
          }),
        );
    expect(await bars()).toEqual(['', '', '', '']);
    await button(page, 'gold').click();
    await expect.poll(bars).toEqual(['', '4px', '', '']);
  }
});

test('S1-51 saying so moves nothing on the page', { tag: '@nightly' }, async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, PATH);
    const next = page.getByRole('heading', { name: 'What comes next' });
    const top = () => next.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await button(page, 'heather').scrollIntoViewIfNeeded();
    for (const name of ['gold', 'ring', '3', 'lilac', '1', 'bell', 'heather', 'leaf', '2']) {
      await button(page, name).click();
      await expect(lesson(page).locator('[aria-live]')).toContainText(name);
      expect(await top(), `${name} at ${width}`).toBe(before);
    }
  }
});

test('S1-50 code and motif are in sight of the buttons that change them', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, PATH);
    const top = await box(lesson(page).locator('pre'));
    const last = await box(button(page, '3'));
    expect(last.y + last.height - top.y, `${width}`).toBeLessThan(height - 65);
    const plant = await box(motif(page));
    expect(plant.y).toBeGreaterThanOrEqual(top.y - 60);
    expect(plant.y + plant.height).toBeLessThanOrEqual(last.y + last.height + 1);
  }
});

test('S1-50 S1-53 every button and link of the two bands is 44 px', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, PATH);
  const next = page.locator('section:has(h2:text-is("What comes next"))');
  for (const target of [...(await lesson(page).getByRole('button').all()), ...(await next.getByRole('link').all())]) {
    const { width, height } = await box(target);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('S1-50 at 320 px a changed lesson loses no text', { tag: '@nightly' }, async ({ page }) => {
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, PATH);
    await enlargeText(page, size);
    await button(page, 'heather').scrollIntoViewIfNeeded();
    await button(page, 'lilac').click();
    await expect(lesson(page).locator('[aria-live]')).toContainText('You just changed a program.');
    expect({
      pxTooWide: await sideways(page),
      outOfSight: await textsOutOfSight(page),
      overprints: await overprints(page),
    }).toEqual({ pxTooWide: 0, outOfSight: [], overprints: [] });
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-52 the lesson is a worked example without buttons, and leaves no hole', async ({ page }) => {
    await page.goto(PATH);
    await expect(lesson(page).locator('pre')).toContainText('grow(petal, colour, rows)');
    await expect(lesson(page).getByText('It draws two rows of leaf petals in heather.')).toBeVisible();
    await expect(motif(page)).toBeVisible();
    await expect(lesson(page).getByRole('button')).toHaveCount(0);
    await expect(lesson(page).getByText('Now change the code')).toBeHidden();
    const { height } = await box(lesson(page));
    const plant = await box(motif(page));
    expect(plant.height).toBeGreaterThan(height / 3);
  });
});
