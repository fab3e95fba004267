/** Behaviour of pages, and navigation between them. */

import type { Tab } from './drivers/driver';
import { addressOf, countOf, focusOf, headingOf, textOf } from './pageQueries';
import { expect, test } from './test';

/** Texts in which a line begins with a dot: it is below the letter before it. */
const linesWithDotFirst = (tab: Tab): Promise<string[]> =>
  tab.run(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let bottomBefore = Number.POSITIVE_INFINITY;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const [index, letter] of [...node.data].entries()) {
        if (!letter.trim()) continue;
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top, bottom, width } = range.getBoundingClientRect();
        if (letter === '·' && width > 0 && top >= bottomBefore) found.push(node.data);
        bottomBefore = bottom;
      }
    }
    return found;
  });

test('a question opens to its answer and closes again', async ({ open }) => {
  const tab = await open('/learning-process');
  const toggle = () => tab.run(() => document.querySelector('summary')?.click());
  expect(await countOf(tab, 'details p')).toBe(0);
  await toggle();
  await expect.poll(() => countOf(tab, 'details p')).toBe(1);
  await toggle();
  await expect.poll(() => countOf(tab, 'details p')).toBe(0);
});

for (const [path, widths] of [
  ['/corporate-training/ethical-ai', [1101, 1100, 1101]],
  // Debian's WebKit misses a resize of one pixel on a page with tables that stack by their own width.
  ['/about', [1280, 1100, 1280]],
] as const) {
  test(`S2-70, S4-01, S9-02 the footer of ${path} switches between 1100 and 1101 px`, {
    tag: '@nightly',
  }, async ({ open }) => {
    const tab = await open(path);
    for (const width of widths) {
      await tab.resize(width, 800);
      await expect.poll(() => countOf(tab, 'footer button')).toBe(width > 1100 ? 4 : 0);
    }
  });
}

for (const path of ['/', '/about']) {
  test(`S2-76, S2-77 from ${path} a Students button brings the programmes to the top`, {
    tag: '@nightly',
  }, async ({ open }) => {
    const tab = await open(path);
    await tab.click('button', 'Career Boosters');
    await expect.poll(() => addressOf(tab)).toBe('/');
    await expect
      .poll(() => tab.run(() => Math.abs(document.getElementById('programs')?.getBoundingClientRect().top ?? 999)))
      .toBeLessThan(160);
  });
}

test('S2-06 a link, back and forward each show and announce their page', async ({ open }) => {
  const tab = await open('/about');
  const about = await headingOf(tab);
  await tab.run(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await tab.run(() => document.querySelector<HTMLElement>('footer a[href="/corporate-training/ethical-ai"]')?.click());
  await expect.poll(() => addressOf(tab)).toBe('/corporate-training/ethical-ai');
  await expect.poll(() => headingOf(tab)).toBe('Ethical AI');
  await expect.poll(() => focusOf(tab)).toBe('h1 Ethical AI');
  expect(await tab.run(() => window.scrollY)).toBe(0);
  const title = await tab.run(() => document.title);
  await expect.poll(() => textOf(tab, '[data-testid=route-announcement]')).toBe(title);
  await tab.run(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await tab.run(() => history.back());
  await expect.poll(() => headingOf(tab)).toBe(about);
  await expect.poll(() => tab.run(() => window.scrollY)).toBe(0);
  await tab.run(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await tab.run(() => history.forward());
  await expect.poll(() => headingOf(tab)).toBe('Ethical AI');
  await expect.poll(() => tab.run(() => window.scrollY)).toBe(0);
});

test('a visitor who left the site and comes back finds it working', { tag: '@nightly' }, async ({ open }) => {
  const tab = await open('/about');
  await tab.visit('about:blank');
  await tab.run(() => void setTimeout(() => history.back()));
  await expect.poll(() => addressOf(tab)).toBe('/about');
  await expect.poll(() => tab.run(() => document.documentElement.dataset.ready)).toBe('');
  // By script, because Playwright loses pages that Firefox restores from its memory, and may then click twice.
  const openProgrammes = () =>
    tab.run(() => {
      const button = document.querySelector<HTMLElement>('header nav button');
      if (button?.getAttribute('aria-expanded') === 'false') button.click();
      return button !== null;
    });
  await expect.poll(openProgrammes).toBe(true);
  await expect.poll(() => countOf(tab, 'search input')).toBe(1);
});

for (const path of ['/', '/intake-blocks']) {
  test(`no line of ${path} begins with the dot between two facts`, {
    tag: '@nightly',
  }, async ({ open }) => {
    const tab = await open(path);
    for (const width of [320, 390]) {
      await tab.resize(width, 800);
      expect(await linesWithDotFirst(tab)).toEqual([]);
    }
  });
}

test.describe('an unknown path', () => {
  // Browsers log the status.
  test.use({ expectedMessages: /404/ });

  test('S2-07 it is a not-found page that starts', async ({ open }) => {
    const tab = await open('/nowhere');
    expect(await headingOf(tab)).toBe('We could not find that page');
  });
});
