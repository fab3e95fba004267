import { readFileSync } from 'node:fs';
import { conditionalCss } from '../../build/pageStyles';
import { holdBack } from '../../spec/support/browser/holdBack';
import { expect, open, test } from '../../spec/support/browser/site';
import { documentPaths } from '../../spec/support/paths';

const htmlOf = (path: string) => readFileSync(`dist-fixture${path === '/' ? '/index' : path}.html`, 'utf8');

/** The style files that the first script asks for once the page is painted. */
function laterOf(html: string): string[] {
  return / data-styles="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

test('a page holds exactly the rules and variables that it shows', () => {
  for (const path of [...documentPaths, '/404']) {
    const html = htmlOf(path);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
    expect.soft(shown.size, path).toBeGreaterThan(50);
    const content = html.slice(html.indexOf('<body'));
    // The browser sets `open` without scripts. Attributes that scripts set need no critical CSS.
    const isSet = (attribute = '') =>
      attribute === 'open' || content.includes(` ${attribute.replace(/=(\w+)$/, '="$1"')}`);
    // A selector such as `.A1:hover`, alone or in a list. At least one selector of a list matches in the page.
    const idle = [...style.matchAll(/(?<=[}{])([.[][A-Za-z][^{}@]*)\{/g)]
      .map(([, selectors = '']) => selectors)
      .filter(
        (selectors) =>
          !selectors
            .split(',')
            .some(
              (one) =>
                [...one.matchAll(/\.([A-Z]+\w+)/g)].every(([, name]) => shown.has(name ?? '')) &&
                [...one.replaceAll(/:\w+\(.*?\)/g, '').matchAll(/\[([^\]]+)\]/g)].every(([, name]) => isSet(name)),
            ),
      );
    expect.soft(idle, path).toEqual([]);
    // Styles for print and forced colours are in the whole files, or without scripts in a separate file.
    expect.soft(style, path).not.toMatch(/@media print|forced-colors|hover/);
    const [, conditional = ''] =
      /<noscript><link rel="stylesheet" href="(\/assets\/conditional-[\w-]+\.css)" media="print, \(forced-colors: active\), \(hover: hover\)"><\/noscript>/.exec(
        html,
      ) ?? [];
    expect(conditional, `${path}: the rules for paper, forced colours and hover, for pages without scripts`).toMatch(
      /^\/assets\/conditional-/,
    );
    const conditionalText = readFileSync(`dist-fixture${conditional}`, 'utf8');
    expect.soft(conditionalText, path).toMatch(/@media print.*@media \(forced-colors:active\)/s);
    expect.soft(conditionalText, path).toContain('@media (hover:hover)');
    const set = new Set([...style.matchAll(/(--\w+):/g)].map(([, name]) => name));
    const read = [...style.matchAll(/var\((--\w+)\)/g)].map(([, name]) => name);
    expect
      .soft(
        read.filter((name) => !set.has(name)),
        path,
      )
      .toEqual([]);
    const later = laterOf(html);
    expect.soft(later, path).not.toContain(conditional);
    const fullCss = later.map((file) => readFileSync(`dist-fixture${file}`, 'utf8')).join('');
    const wholeConditional = conditionalCss(fullCss);
    // One expectation: each of thousands would be a step of the report.
    const missing = [...conditionalText.matchAll(/\.([A-Z]+\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => shown.has(name) && !wholeConditional.includes(`.${name}`));
    expect.soft(missing, path).toEqual([]);
    // The page has them. A second declaration would cause another layout.
    expect.soft(style, path).toContain('@font-face');
    expect.soft(fullCss, path).not.toContain('@font-face');
    expect.soft(new Set(later).size, path).toBe(later.length);
    expect
      .soft(
        later.some((file) => file.includes('/programme-')),
        path,
      )
      // A programme's page, and a corporate one, which may have an example.
      .toBe(html.includes('aria-label="Key facts"') || path.startsWith('/corporate-training/'));
    // A phone's menu is rendered on demand.
    expect.soft(later.join(), path).not.toMatch(/MobileMenu|DropdownPanel/);
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
