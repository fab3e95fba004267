/** What opens over a page: on top, readable in every state, told by more than screen readers, and within reach in a low window. */
import sharp from 'sharp';
import { type PageState, states } from '../../a11y/states';
import { expect, open, test } from '../support/site';
import { checkContrast, checkStatesContrast, OWN_COLOURS } from './contrast';
import { gather } from './finding';
import { checkEnd, checkReach, checkScrolling } from './reach';
import { checkFields, checkLiveRegions, checkStatesSeen } from './states';
import { checkLargeTextOf } from './text';
import { show, visit } from './visit';

/**
 * px: less than an open part needs. A small phone, a laptop whose page is enlarged, a phone held sideways, and a window where
 * the bars go with the page.
 */
const HEIGHTS = [600, 480, 390, 310];

const isOpened = ({ isApart, scope }: PageState) => !isApart && (scope === 'dialog' || scope === 'header');
const withoutScrolling = ({ name }: PageState) => !/scrolling|hidden/.test(name);

for (const state of states.filter((one) => isOpened(one) && withoutScrolling(one))) {
  test(`EXTRA with ${state.name} everything can be read, told apart and reached, in a low window`, async ({
    browser,
    baseURL,
  }) => {
    const findings = gather();
    const isPhone = state.scope === 'dialog';
    const part = isPhone ? 'dialog' : '#programmes-panel';
    const { page, messages, context } = await visit(browser, String(baseURL), '/about', isPhone ? 'phone' : 'desktop');
    const width = isPhone ? 390 : 1000;
    await show(page, { width, height: 600, scheme: 'light' });
    await state.enter(page);
    for (const height of HEIGHTS) {
      await show(page, { width, height, scheme: 'light' });
      findings.add(`${width} px, ${height} px high`, await checkScrolling(page, part, isPhone));
      findings.add(`${width} px, ${height} px high`, await checkReach(page, part));
      // In lower ones the bars go with the page, and the head of a panel with the panel.
      if (height >= 480) findings.add(`${width} px, ${height} px high`, await checkEnd(page, part));
    }
    for (const one of isPhone ? [320, 360, 390] : [1000]) {
      await show(page, { width: one, height: 844, scheme: 'light' });
      findings.add(`${one} px, twice the text size`, await checkLargeTextOf(page, part));
    }
    await show(page, { width, height: 600, scheme: 'light' });
    findings.add(`${width} px`, await checkLiveRegions(page));
    findings.add(`${width} px`, await checkFields(page));
    await show(page, { width, height: 600, scheme: 'light' });
    for (const scheme of ['light', 'dark', 'forced'] as const) {
      await show(page, { scheme });
      findings.add(scheme, await checkStatesSeen(page));
      findings.add(scheme, await checkContrast(page, scheme === 'forced' ? OWN_COLOURS : undefined));
      if (scheme === 'forced') continue;
      findings.add(scheme, await checkStatesContrast(page, scheme));
    }
    expect.soft(messages).toEqual([]);
    expect(findings.lines()).toEqual([]);
    await context.close();
  });
}

for (const [part, width, path, link] of [
  ['Menu', 390, '/careers', 'Careers'],
  ['Programmes', 390, '/programs/code-curious', /^Code Curious/],
  ['Programmes', 1280, '/programs/code-curious', /^Code Curious/],
] as const) {
  test(`S2-34 a link to the page that one is on closes ${part} as well, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await page.getByRole('button', { name: part, exact: true }).click();
    const opened = page.locator(width === 390 ? 'dialog' : '#programmes-panel');
    await opened.getByRole('link', { name: link }).click();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of ['Menu', 'Programmes']) {
    test(`EXTRA beside the open panel ${name} the page is dimmed, not gone, and stands still, in ${colorScheme} colours at 767 px`, async ({
      page,
    }) => {
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
      // A locator's own click scrolls a bar that sticks to where it would stand.
      await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      const after = await beside();
      expect(after.mean).toBeLessThan(before.mean * 0.9);
      expect(after.spread).toBeGreaterThan(before.spread * 0.1);
      await page.mouse.move(100, 400);
      await page.mouse.wheel(0, 300);
      // A picture of the page comes after what the wheel did.
      await beside();
      expect(await scrolled()).toBe(340);
    });
  }
}
