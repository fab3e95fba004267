/** Behaviour of Safari, imitated in the other engines. */

import type { Tab } from './drivers/driver';
import { countOf, focusOf, tabTo } from './pageQueries';
import { expect, test } from './test';

/** Like Safari: a click does not focus a button. */
const leaveButtonsUnfocused = (tab: Tab) =>
  tab.run(() =>
    document.addEventListener('mousedown', (event) => {
      if ((event.target as Element).closest('button')) event.preventDefault();
    }),
  );

/** Like Safari by default: Tab skips links. */
const skipLinks = (tab: Tab) =>
  tab.run(() => {
    function skip() {
      for (const link of document.querySelectorAll<HTMLElement>('a[href]')) link.tabIndex = -1;
    }
    skip();
    new MutationObserver(skip).observe(document.body, { childList: true, subtree: true });
  });

for (const name of ['Menu', 'Programmes']) {
  test(`S4-03 the panel ${name} returns the focus where clicks give buttons none`, {
    tag: '@nightly',
  }, async ({ open }) => {
    const tab = await open('/about');
    await tab.resize(390, 844);
    await leaveButtonsUnfocused(tab);
    await tab.click('button', name);
    await expect.poll(() => countOf(tab, 'dialog a')).toBeGreaterThan(0);
    await tab.press('Escape');
    await expect.poll(() => countOf(tab, 'dialog')).toBe(0);
    expect(await focusOf(tab)).toBe(`button ${name}`);
  });
}

test('S2-34 where Tab passes links by, it goes through the dropdown', {
  tag: '@nightly',
}, async ({ open }) => {
  const tab = await open('/about');
  await skipLinks(tab);
  await tabTo(tab, 'button Programmes');
  await tab.press('Enter');
  await expect.poll(() => countOf(tab, 'search input')).toBe(1);
  await tabTo(tab, 'input Search programmes', 1);
  await tabTo(tab, 'button Masterclasses 2 programmes', 3);
  await tab.press('Tab');
  await expect.poll(() => countOf(tab, 'search input')).toBe(0);
});

for (const width of [390, 1280]) {
  test(`iPhones do not zoom in on the search’s letters, at ${width} px`, {
    tag: '@nightly',
  }, async ({ open }) => {
    const tab = await open('/about');
    await tab.resize(width, 844);
    await tab.click('button', 'Programmes');
    await expect.poll(() => countOf(tab, 'search input')).toBe(1);
    const size = await tab.run(() =>
      Number.parseFloat(getComputedStyle(document.querySelector('search input') as Element).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(16);
  });
}
