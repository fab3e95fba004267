/** Behaviour of pages, and navigation between them. */
import { expect, expectAddress, open, scrollTo, scrollTop, test } from './test';

for (const path of ['/', '/about']) {
  test(`S2-76, S2-77 from ${path} a Students button scrolls smoothly to the programmes`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      document.addEventListener('scroll', () => location.pathname === '/' && places.push(window.scrollY));
    });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Career Boosters' }).click();
    await expectAddress(page, '/');
    const section = page.locator('#programs');
    const distance = () => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
    await expect.poll(distance).toBeLessThan(160);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    // A jump knows no other places than the top, the foot and the end of its way.
    const known = [0, Math.max(...places), places.at(-1) ?? 0];
    expect(places.filter((top) => known.every((place) => Math.abs(top - place) > 40))).not.toEqual([]);
  });
}

test('S2-06 a link, back and forward each show and announce their page', async ({ page }) => {
  await open(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  const about = (await heading.textContent()) ?? '';
  await page.locator('footer a[href="/corporate-training/ethical-ai"]').click();
  await expectAddress(page, '/corporate-training/ethical-ai');
  await expect(heading).toHaveText('Ethical AI');
  await expect(heading).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.getByTestId('route-announcement')).toHaveText(await page.title());
  await scrollTo(page, 500);
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText(about);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 500);
  await page.evaluate(() => history.forward());
  await expect(heading).toHaveText('Ethical AI');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a visitor who left the site and comes back finds it working', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/about');
  await page.goto('about:blank');
  await page.evaluate(() => history.back());
  // All by script, as Firefox tells Playwright of no navigation that ends in a page from its memory.
  const openProgrammes = () =>
    page.evaluate(() => {
      const programmes = document.querySelector<HTMLElement>('html[data-ready] header nav button');
      if (programmes?.getAttribute('aria-expanded') === 'false') programmes.click();
      return [location.pathname, document.querySelector('search input')?.checkVisibility()];
    });
  await expect(async () => expect(await openProgrammes()).toEqual(['/about', true])).toPass({ timeout: 30_000 });
});
