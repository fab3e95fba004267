import { readFileSync } from 'node:fs';
import { holdBack } from '../../spec/support/browser/holdBack';
import { expect, open, test } from '../../spec/support/browser/site';
import { documentPaths } from '../../spec/support/paths';

test('a page holds the rules and variables that it shows, and leaves the others to its files', () => {
  for (const path of [...documentPaths, '/404']) {
    const html = readFileSync(`dist-fixture${path === '/' ? '/index' : path}.html`, 'utf8');
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found = '']) => found);
    const shown = new Set(namesIn(html, / class="([^"]*)"/g).flatMap((names) => names.split(' ')));
    expect.soft(shown.size, path).toBeGreaterThan(50);
    // A rule of one class; a list of selectors may have others.
    const ruled = namesIn(style, /[}{]\.(\w+)(?=[{:])/g);
    expect.soft(ruled.length, path).toBeGreaterThan(20);
    expect
      .soft(
        ruled.filter((name) => !shown.has(name)),
        path,
      )
      .toEqual([]);
    const set = new Set(namesIn(style, /(--[\w-]+):/g));
    expect
      .soft(
        namesIn(style, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name)),
        path,
      )
      .toEqual([]);
    // Styles for print and forced colours are in the whole files, or without scripts in a separate file.
    expect.soft(style, path).not.toMatch(/@media print|forced-colors|[(:]hover/);
    const [conditional = ''] = namesIn(
      html,
      /<noscript><link rel="stylesheet" href="(\/assets\/conditional-[\w-]+\.css)"/g,
    );
    const conditionalText = readFileSync(`dist-fixture${conditional}`, 'utf8');
    expect.soft(conditionalText, path).toMatch(/@media print.*@media \(forced-colors:active\)/s);
    expect.soft(conditionalText, path).toContain('@media (hover:hover)');
    const later = namesIn(html, / data-styles="([^"]+)"/g).flatMap((files) => files.split(' '));
    const fullCss = later.map((file) => readFileSync(`dist-fixture${file}`, 'utf8')).join('');
    // The page has them. A second declaration would cause another layout.
    expect.soft(style, path).toContain('@font-face');
    expect.soft(fullCss, path).not.toContain('@font-face');
    expect.soft(new Set(later).size, path).toBe(later.length);
    // A phone's menu is rendered on demand.
    expect.soft(later.join(), path).not.toMatch(/MobileMenu|ProgrammesPanel|conditional/);
  }
});

test('a page reached by a link is shown with its own styles', async ({ page }) => {
  await open(page, '/learning-process');
  await page.waitForLoadState('networkidle');
  const { requested, release } = await holdBack(page, '**/assets/*.css');
  // Styles of the new page at the very moment when it is inserted into the document.
  await page.evaluate(() => {
    const looks = { layout: '', days: '' };
    Object.assign(window, { looks });
    new MutationObserver(() => {
      const day = document.querySelector('main tbody td time');
      if (!day || looks.layout) return;
      looks.layout = getComputedStyle(day.closest('table') ?? day).tableLayout;
      looks.days = getComputedStyle(document.querySelector('#open-lessons ul') ?? day).display;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const days = page.locator('main tbody td time');
  await page.getByRole('link', { name: 'See all intake dates' }).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: /learn/i })).toBeAttached();
  await expect(days).toHaveCount(0);
  release();
  await expect(days).not.toHaveCount(0);
  const looks = await page.evaluate(() => (window as unknown as { looks: object }).looks);
  expect(looks).toEqual({ layout: 'fixed', days: 'grid' });
});

test('the lead of a header keeps its width as its motif comes, which is parsed after it', async ({ page }) => {
  await open(page, '/corporate-training/ethical-ai', { width: 1280, height: 900 });
  const lead = page.locator('main h1 + p');
  const width = (await lead.boundingBox())?.width;
  await page.locator('main h1 ~ svg').evaluate((motif) => motif.remove());
  expect((await lead.boundingBox())?.width).toBe(width);
});

test('the links of the bar are not seen before all that is parsed after them, which moves them', async ({ page }) => {
  await open(page, '/about', { width: 1280, height: 900 });
  const link = page.locator('#bar').getByText('Careers');
  await expect(link).toBeVisible();
  await page.locator('#bar > div > :last-child').evaluate((buttons) => buttons.remove());
  await expect(link).toBeHidden();
});
