import type { Page } from '@playwright/test';
import { holdBack } from '../../../spec/support/browser/holdBack';
import { hydrated, idle } from '../../../spec/support/browser/idle';
import { movesOf, observeShifts } from '../../../spec/support/browser/layoutShift';
import { enlargeText, expect, open, scrollTo, test } from '../../../spec/support/browser/site';

const bar = (page: Page) => page.getByRole('banner');
const promotion = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const top = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().top);

test('S2-20 S2-21 the navigation bar stays right below the promotion bar, at every width', async ({ page }) => {
  await open(page, '/about');
  for (const width of [320, 767, 768, 1091, 1092, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 0);
    const { height } = (await promotion(page).boundingBox()) ?? { height: 0 };
    await expect.poll(() => top(page), `${width} px`).toBeCloseTo(height, 0);
    // One line.
    expect((await bar(page).boundingBox())?.height, `${width} px`).toBeLessThan(78);
    await scrollTo(page, 600);
    await scrollTo(page, 500);
    await expect(bar(page)).toHaveAttribute('data-hidden', 'false');
    // On a wide screen both slide in together; the last of it may still be on its way.
    const isWide = width >= 768;
    await expect.poll(() => top(page), `${width} px`).toBeCloseTo(isWide ? height : 0, 0);
    await expect.poll(async () => (await promotion(page).boundingBox())?.y, `${width} px`).toBe(isWide ? 0 : -500);
  }
});

for (const width of [390, 768, 1280]) {
  test(`S4-03 at twice the text size the navigation bar is one line with the menu, ${width} px`, async ({ page }) => {
    await open(page, '/about', { width, height: 900 });
    await enlargeText(page, '200%');
    expect((await bar(page).boundingBox())?.height).toBeLessThan(78);
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Careers' })).toBeVisible();
  });
}

test('S2-21 a promotion bar of several lines moves the navigation bar down', async ({ page }) => {
  await open(page, '/about', { width: 768, height: 800 });
  await promotion(page).evaluate((element) => {
    element.style.height = '131px';
  });
  await scrollTo(page, 400);
  await scrollTo(page, 300);
  await expect.poll(() => top(page)).toBe(131);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(() => top(page)).toBe(131);
});

test('S2-24 the promotion bar returns when its link takes the focus', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 500);
  await expect(promotion(page)).not.toBeInViewport();
  await promotion(page).getByRole('link').focus();
  await expect(promotion(page).getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('S2-20 S2-24 S2-28 on a phone held sideways the bar returns on scrolling up', async ({ page }) => {
  await open(page, '/about', { width: 844, height: 390 });
  const height = await promotion(page).evaluate((element) => element.getBoundingClientRect().height);
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 599);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => top(page)).toBeCloseTo(height, 0);
  await expect.poll(() => promotion(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

for (const height of [256, 319, 320]) {
  test(`S2-28 the bars scroll with the page in a viewport under 320 px high, at ${height} px`, async ({ page }) => {
    await open(page, '/about', { width: 568, height });
    await scrollTo(page, 400);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 380);
    if (height < 320) await expect(bar(page)).not.toBeInViewport();
    else await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });
}

test('S2-28 S2-91 the apply bar scrolls with the page in a short viewport', async ({ page }) => {
  await open(page, '/programs/cyber-security', { width: 390, height: 310 });
  await scrollTo(page, 400);
  await expect(page.getByRole('complementary', { name: 'Apply', exact: true })).not.toBeInViewport();
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: 'Apply now' })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Start a free trial' })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`S2-29 a closed promotion bar is never painted, and nothing moves, at ${width} px`, async ({ page }) => {
    await open(page, '/about', { width, height: 800 });
    await promotion(page).getByRole('button').click();
    await observeShifts(page);
    const { release } = await holdBack(page, '**/assets/*.js');
    await page.goto('/learning-process', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(promotion(page)).toBeHidden();
    expect(await top(page)).toBe(0);
    release();
    await hydrated(page);
    await idle(page);
    await expect(promotion(page)).toBeHidden();
    expect(await top(page)).toBe(0);
    expect((await movesOf(page)).shift).toBeLessThanOrEqual(0.02);
    // A programme's own promotion is another.
    await page.goto('/programs/AITools', { waitUntil: 'commit' });
    await expect(promotion(page)).toBeVisible();
  });
}

test('S2-94 the apply bar is there from the header to the last call, at 1280 × 600 px', async ({ page }) => {
  await open(page, '/programs/cyber-security', { width: 1280, height: 600 });
  const apply = page.getByRole('complementary', { name: 'Apply', exact: true });
  await expect(apply).not.toBeInViewport();
  await scrollTo(page, 1500);
  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 2, name: 'You might also look at' }).scrollIntoViewIfNeeded();
  await expect(apply).not.toBeInViewport();
  await scrollTo(page, 99_999);
  await expect(apply).not.toBeInViewport();
  await scrollTo(page, 1500);
  await expect(apply).toBeInViewport({ ratio: 1 });
});

test('S2-94 the apply bar leaves no strip above the footer, at 768 px', async ({ page }) => {
  await open(page, '/programs/cyber-security', { width: 768, height: 900 });
  const last = await page.locator('main section').last().boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 1);
});
