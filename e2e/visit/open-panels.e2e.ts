/** Open panels: on top, readable in every state, and operable in a low window. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type PageState, states } from '../../a11y/support/states';
import { expect, open, show, test } from '../support/site';
import { checkFields, checkLiveRegions } from './checks/browserParts';
import { checkContrast, checkStatesContrast, OWN_COLOURS } from './checks/contrast';
import { checkCharacters } from './checks/fonts';
import { checkReach } from './checks/hitTesting';
import { checkEnd, checkOnTop, checkScrolling } from './checks/panels';
import { checkLargeTextOf } from './checks/text';
import { prepare, run } from './visit';

/**
 * Heights in px, all lower than an open panel: a small phone, a laptop at 200% zoom, a phone held sideways, and a window in
 * which the bars scroll.
 */
const HEIGHTS = [600, 480, 390, 310];

const isOpened = ({ isApart, scope }: PageState) => !isApart && (scope === 'dialog' || scope === 'header');
const withoutScrolling = ({ name }: PageState) => !/scrolling|hidden/.test(name);

/** Runs the checks of an open panel. The page is not used after them. */
async function lookAt(page: Page, panel: string, isPhone: boolean): Promise<void> {
  const width = isPhone ? 390 : 1000;
  for (const height of HEIGHTS) {
    await show(page, { width, height, scheme: 'light' });
    const view = `${width} px, ${height} px high`;
    await run('scrolling', view, () => checkScrolling(page, panel, isPhone));
    await run('hit testing', view, () => checkReach(page, panel));
    if (!isPhone && height >= 480) await run('on top', view, () => checkOnTop(page, panel));
    // In lower windows the bars scroll with the page, and a panel's head with the panel.
    if (height >= 480) await run('its end', view, () => checkEnd(page, panel));
  }
  for (const one of isPhone ? [320, 390] : [1000]) {
    await show(page, { width: one, height: 844, scheme: 'light' });
    await run('large text', `${one} px`, () => checkLargeTextOf(page, panel));
  }
  for (const scheme of ['light', 'dark', 'forced colours'] as const) {
    await show(page, { width, height: 600, scheme });
    const scope = scheme === 'forced colours' ? OWN_COLOURS : undefined;
    await run('contrast', scheme, () => checkContrast(page, scope));
    if (scheme !== 'forced colours') await run('contrast of states', scheme, () => checkStatesContrast(page, scheme));
  }
  await run('live regions', `${width} px`, () => checkLiveRegions(page));
  await run('fields', `${width} px`, () => checkFields(page));
  if (!isPhone) await run('fonts', `${width} px`, () => checkCharacters(page));
}

for (const state of states.filter((one) => isOpened(one) && withoutScrolling(one))) {
  const isPhone = state.scope === 'dialog';
  test.describe(state.name, () => {
    test.use(isPhone ? { viewport: { width: 390, height: 600 }, isMobile: true, hasTouch: true } : {});

    // The first of each kind runs always, the others at night.
    const tag = /open$/.test(state.name) ? [] : ['@nightly'];
    test(`with ${state.name} everything is read, told apart and reached`, { tag }, async ({ page }) => {
      await open(page, '/about');
      await prepare(page);
      await show(page, { width: isPhone ? 390 : 1000, height: 600, scheme: 'light' });
      await state.enter(page);
      await lookAt(page, isPhone ? 'dialog' : '#programmes-panel', isPhone);
      expect(test.info().errors).toEqual([]);
    });
  });
}

for (const [part, width, path, link] of [
  ['Menu', 390, '/careers', 'Careers'],
  ['Programmes', 390, '/programs/code-curious', /^Code Curious/],
  ['Programmes', 1280, '/programs/code-curious', /^Code Curious/],
] as const) {
  test(`S2-34 a link to the current page closes ${part} too, at ${width} px`, async ({ page }) => {
    await open(page, path, { width, height: 800 });
    await page.getByRole('button', { name: part, exact: true }).click();
    const opened = page.locator(width === 390 ? 'dialog' : '#programmes-panel');
    await opened.getByRole('link', { name: link }).click();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of ['Menu', 'Programmes']) {
    test(`beside the panel ${name} the page is dimmed, in ${colorScheme} colours`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 767, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, '/about');
      const beside = async () => {
        const picture = await page.screenshot({ clip: { x: 0, y: 80, width: 280, height: 700 } });
        const { channels } = await sharp(picture).removeAlpha().stats();
        const mean = channels.reduce((sum, one) => sum + one.mean, 0) / channels.length;
        return { mean, spread: Math.max(...channels.map(({ stdev }) => stdev)) };
      };
      await page.mouse.move(100, 400);
      const scrolled = () => page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 400);
      await expect.poll(scrolled).toBe(400);
      // The bar comes back.
      await page.mouse.wheel(0, -60);
      await expect.poll(scrolled).toBe(340);
      const before = await beside();
      // By script: a locator's click would scroll to the static place of a sticky bar.
      await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      const after = await beside();
      expect(after.mean).toBeLessThan(before.mean * 0.9);
      expect(after.spread).toBeGreaterThan(before.spread * 0.1);
      await page.mouse.move(100, 400);
      await page.mouse.wheel(0, 300);
      // A screenshot waits for the effect of the wheel.
      await beside();
      expect(await scrolled()).toBe(340);
    });
  }
}
