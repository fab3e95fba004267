/** Every page in every engine. */
import axe from 'axe-core';
import { documentPaths } from '../../spec/support/paths';
import type { Tab } from '../drivers/driver';
import { countOf, headingOf, overhangOf } from '../look';
import { expect, test } from '../test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, a line for each rule. */
async function faultsOf(tab: Tab): Promise<string[]> {
  await tab.inject(axe.source);
  return tab.run(async (values) => {
    const page = globalThis as unknown as { axe: typeof axe };
    const { violations } = await page.axe.run(document, { runOnly: values, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, TAGS);
}

/** Texts with a dot that stands lower than the letter before it. */
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

for (const path of documentPaths) {
  test(`S2-01, S2-03 ${path} starts without a word, gives axe nothing to find, and fits the window, at 320, 390, 768 and 1280 px`, async ({
    open,
  }) => {
    const tab = await open(path);
    expect(await headingOf(tab)).toBeTruthy();
    expect(await countOf(tab, 'header, main, footer, aside[aria-label="Announcement"]')).toBeGreaterThanOrEqual(4);
    expect(await faultsOf(tab)).toEqual([]);
    for (const width of [1280, 768, 390, 320]) {
      await tab.resize(width, 800);
      expect(await overhangOf(tab)).toBe(0);
    }
  });
}

for (const path of ['/', '/intake-blocks']) {
  test(`EXTRA on ${path} no line begins with the dot between two facts, at 320 and 390 px`, async ({ open }) => {
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
