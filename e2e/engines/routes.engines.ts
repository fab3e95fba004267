/** Every page in the other engines. In Chromium `e2e/visit` and `a11y/2-screens` test all of it. */
import axe from 'axe-core';
import { documentPaths } from '../../spec/support/paths';
import type { Tab } from './drivers/driver';
import { countOf, headingOf, overhangOf } from './pageQueries';
import { expect, test } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe's findings on the current page, a line for each rule. */
async function faultsOf(tab: Tab): Promise<string[]> {
  await tab.inject(axe.source);
  return tab.run(async (values) => {
    const page = globalThis as unknown as { axe: typeof axe };
    const { violations } = await page.axe.run(document, { runOnly: values, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, TAGS);
}

for (const path of documentPaths) {
  test(`S2-01, S2-03 ${path} starts silently, passes axe and fits the window at four widths`, {
    tag: '@nightly',
  }, async ({ open }) => {
    const tab = await open(path);
    expect(await headingOf(tab)).toBeTruthy();
    expect(await countOf(tab, '#root > :is(header, main, footer)')).toBe(3);
    expect(await faultsOf(tab)).toEqual([]);
    for (const width of [1280, 768, 390, 320]) {
      await tab.resize(width, 800);
      expect(await overhangOf(tab)).toBe(0);
    }
  });
}
