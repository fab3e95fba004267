/** Every page starts, however it is opened, and is complete without its scripts. */
import { addressOf, countOf, headingOf, textOf } from './pageQueries';
import { expect, test, untilStarted } from './test';

for (const path of ['/#programs', '/terms-and-conditions#accessibility']) {
  test(`${path}, which opens scrolled, starts`, { tag: '@nightly' }, async ({ open }) => {
    const tab = await open(path);
    expect(await tab.run(() => window.scrollY)).toBeGreaterThan(0);
  });
}

test('a page that is reloaded part of the way down stays there', { tag: '@nightly' }, async ({ open }) => {
  const tab = await open('/about');
  await tab.run(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => tab.run(() => window.scrollY)).toBe(700);
  await tab.reload();
  await untilStarted(tab);
  await expect.poll(() => tab.run(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe('files that do not come', () => {
  // Messages of each engine about a failed request, and of React about an error that a boundary caught.
  test.use({
    expectedMessages: /404|[Ff]ailed|could not be fetched|[Ll]oading module|error loading|import|^error: Error$/,
  });

  test('a browser without scripts has the whole page and its links', async ({ openPlain, site }) => {
    site.withhold(/\.js$/);
    const tab = await openPlain('/programs/cyber-security');
    expect(await headingOf(tab)).toBe('Cyber Security');
    expect(await textOf(tab, 'main')).toContain('Learn to find weak points');
    expect(await countOf(tab, 'header, main, footer')).toBeGreaterThanOrEqual(3);
    await tab.click('link', 'Programmes');
    await expect.poll(() => addressOf(tab)).toBe('/#programs');
    expect(await tab.run(() => document.documentElement.dataset.ready)).toBeFalsy();
  });

  test('S8-02 a part whose code was lost once is there after another try', async ({ open, site }) => {
    const tab = await open('/about');
    await tab.resize(390, 844);
    site.withhold(/\/assets\/MobileMenu-[\w-]+\.js/);
    await tab.click('button', 'Menu');
    await expect.poll(() => textOf(tab, 'dialog')).toContain('This part did not load');
    site.withhold(undefined);
    await tab.click('button', 'Try again');
    await expect.poll(() => textOf(tab, 'dialog')).toContain('Log In');
  });

  test('S8-02 a page whose code was lost is an error in its place, and there at the next visit', {
    tag: '@nightly',
  }, async ({ open, site }) => {
    const tab = await open('/about');
    site.withhold(/\/assets\/careers-|\/careers$/);
    await tab.click('link', 'Careers');
    await expect.poll(() => headingOf(tab)).toBe('This page did not load');
    site.withhold(/\/careers$/);
    await tab.click('link', 'Pricing');
    await expect.poll(() => addressOf(tab)).toBe('/programPricing');
    await expect.poll(() => headingOf(tab)).not.toBe('This page did not load');
    await tab.click('link', 'Careers');
    await expect.poll(() => headingOf(tab)).toBe('Careers');
  });
});
