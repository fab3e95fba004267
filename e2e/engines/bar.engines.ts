/** The bar at the top, its dropdown, and the two panels of a phone. */
import { addressOf, countOf, focusOf, headingOf, tabTo, textOf } from './pageQueries';
import { expect, test } from './test';

const FIELD = 'search input';
const COLUMN = '[data-testid=programmes-column]';

test('S2-30, S2-31 the dropdown opens by a click and leads to a programme', async ({ open }) => {
  const tab = await open('/about');
  await tab.click('button', 'Programmes');
  await expect.poll(() => textOf(tab, COLUMN)).toContain('Select a category to see its programmes.');
  await tab.click('button', 'Bootcamps 4 programmes');
  await expect.poll(() => textOf(tab, `${COLUMN} h2`)).toBe('Bootcamps');
  await tab.run(() => document.querySelector<HTMLElement>('[data-testid=programmes-column] a')?.click());
  await expect.poll(() => addressOf(tab)).toBe('/programs/cyber-security');
  await expect.poll(() => countOf(tab, FIELD)).toBe(0);
});

test('S2-32, S2-33 the search finds programmes, counts them, and says when there is none', async ({ open }) => {
  const tab = await open('/about');
  await tab.click('button', 'Programmes');
  await tab.click('textbox', 'Search programmes');
  await tab.type('CYBER');
  await expect.poll(() => textOf(tab, 'search [role=status]')).toBe('2 results');
  expect(await countOf(tab, `${COLUMN} > div:first-child li`)).toBe(2);
  await tab.type('x');
  await expect.poll(() => textOf(tab, COLUMN)).toContain('No programs found for "CYBERx"');
});

test('S2-34 Escape and a click outside close the dropdown', async ({ open }) => {
  const tab = await open('/about');
  await tab.click('button', 'Programmes');
  await expect.poll(() => countOf(tab, FIELD)).toBe(1);
  await tab.press('Escape');
  await expect.poll(() => countOf(tab, FIELD)).toBe(0);
  expect(await focusOf(tab)).toBe('button Programmes');
  await tab.click('button', 'Programmes');
  await expect.poll(() => countOf(tab, FIELD)).toBe(1);
  await tab.run(() => document.querySelector<HTMLElement>('main h1')?.click());
  await expect.poll(() => countOf(tab, FIELD)).toBe(0);
});

test('S2-34 by keyboard alone a category is chosen and a programme followed', async ({ open }) => {
  const tab = await open('/about');
  await tabTo(tab, 'button Programmes');
  await tab.press('Enter');
  await expect.poll(() => countOf(tab, FIELD)).toBe(1);
  await tab.press('Tab');
  expect(await focusOf(tab)).toBe('input Search programmes');
  await tabTo(tab, 'button Bootcamps 4 programmes');
  await tab.press('Enter');
  await expect.poll(() => textOf(tab, `${COLUMN} h2`)).toBe('Bootcamps');
  await tabTo(tab, `a ${await textOf(tab, `${COLUMN} a`)}`);
  await tab.press('Enter');
  await expect.poll(() => addressOf(tab)).toBe('/programs/cyber-security');
  await expect.poll(() => focusOf(tab)).toBe('h1 Cyber Security');
});

test('S2-34 every Tab stop of a dropdown beyond the window can be used', {
  tag: '@nightly',
}, async ({ open }) => {
  const tab = await open('/about');
  await tab.resize(1366, 625);
  await tab.click('button', 'Programmes');
  await expect.poll(() => countOf(tab, FIELD)).toBe(1);
  const stops: string[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await tab.press('Tab');
    stops.push(await tab.run(() => document.activeElement?.localName ?? ''));
  }
  expect(stops).toEqual(['input', 'button', 'button', 'button', 'a', 'a', 'a', 'a', 'a']);
});

test('S2-23, S2-24 the bar slides away on scrolling down and comes back', { tag: '@nightly' }, async ({ open }) => {
  const tab = await open('/about');
  const isHidden = () => tab.run(() => document.querySelector('header')?.dataset.hidden);
  expect(await isHidden()).toBe('false');
  await tab.run(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(isHidden).toBe('true');
  await tab.run(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(isHidden).toBe('false');
});

for (const name of ['Menu', 'Programmes']) {
  test(`S4-03 the panel ${name} opens by keyboard, keeps the focus and returns it`, async ({ open }) => {
    const tab = await open('/about');
    await tab.resize(390, 844);
    await tabTo(tab, `button ${name}`);
    await tab.press('Enter');
    await expect.poll(() => countOf(tab, 'dialog a')).toBeGreaterThan(0);
    for (let stop = 0; stop < 12; stop += 1) {
      await tab.press('Tab');
      expect(
        await tab.run(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
      ).toBe(true);
    }
    await tab.press('Escape');
    await expect.poll(() => countOf(tab, 'dialog')).toBe(0);
    expect(await focusOf(tab)).toBe(`button ${name}`);
  });
}

test('S2-40, S2-41, S2-42, S2-43 on a phone the panels open by a tap and lead on', async ({ open }) => {
  const tab = await open('/about');
  await tab.resize(390, 844);
  await tab.click('button', 'Programmes');
  await tab.click('button', 'Bootcamps 4 programmes');
  await expect.poll(() => focusOf(tab)).toBe('h2 Bootcamps');
  await tab.click('button', 'Back');
  await tab.click('textbox', 'Search programmes');
  await tab.type('cyber');
  await expect.poll(() => textOf(tab, 'dialog [role=status]')).toBe('2 results');
  await tab.click('button', 'Close');
  await expect.poll(() => countOf(tab, 'dialog')).toBe(0);
  await tab.click('button', 'Menu');
  await tab.click('link', 'Careers');
  await expect.poll(() => addressOf(tab)).toBe('/careers');
  await expect.poll(() => countOf(tab, 'dialog')).toBe(0);
  await expect.poll(() => headingOf(tab)).toBeTruthy();
});
