/** What a visitor does with the keyboard and a screen reader: reads a page, and goes through three journeys. */
import type { Locator, Page } from '@playwright/test';
import type { Section } from './speech';
import type { Visitor } from './visitor';

export type Task = (visitor: Visitor, path: string) => Promise<Section[]>;

/** More stops than any page has. */
const LIMIT = 200;
/** Silence in ms that ends the speech after a page load, and while a page is read continuously. */
const LOADED = 1200;
const READING = 5000;

/** Loads `path`; Orca should say the title at least. */
async function arrive({ page, orca }: Visitor, path: string): Promise<Section> {
  const said = await orca.hear(async () => {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }, LOADED);
  return { title: 'Arrive', said: [said], expected: [await page.title()] };
}

/** Presses the keys in order. */
async function pressEach({ press, orca }: Visitor, keys: string[], ...expected: string[]): Promise<Section> {
  const said: string[][] = [];
  for (const key of keys) said.push(await orca.hear(() => press(key), 600));
  return { title: [...new Set(keys)].join(', '), said, expected };
}

/** Names of the page's stops of the Tab key, as text. */
const stopsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
      .map((control) => control.ariaLabel ?? control.textContent.trim()),
  );

/** Reads the page at `path`: from the top to the end, then by the Tab key. */
export const readPage: Task = async (visitor, path) => {
  const { page, orca, press } = visitor;
  const arrived = await arrive(visitor, path);
  const main = page.getByRole('main');
  const heading = `${await main.getByRole('heading', { level: 1 }).textContent()} heading level 1`;
  const facts = await main.getByRole('definition').allInnerTexts();
  // The state of an upcoming programme is text, not only a picture or a colour.
  const badges = await main.getByText('Coming Soon', { exact: true }).filter({ visible: true }).allInnerTexts();
  const stops = await stopsOf(page);
  await orca.hear(() => press('ctrl+Home'));
  const read = (await orca.hear(() => press('KP_Add'), READING)).map((utterance) => [utterance]);
  return [
    arrived,
    { title: 'Read on', said: read, expected: ['main content', heading, ...facts, ...badges.slice(0, 1)] },
    await pressEach(visitor, ['ctrl+Home', ...stops.map(() => 'Tab')], 'Skip to main content', stops.at(-1) ?? ''),
  ];
};

/** Presses Tab until `target` has the focus. */
async function tabTo({ press, orca }: Visitor, target: Locator, ...expected: string[]): Promise<Section> {
  const said: string[][] = [];
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  while (said.length < LIMIT && !(await hasFocus())) said.push(await orca.hear(() => press('Tab')));
  return { title: `Tab to ${expected.at(-1)}`, said, expected };
}

const findProgramme: Task = async (visitor, path) => {
  const { page, orca, type } = visitor;
  const panel = page.locator('#programmes-panel');
  return [
    await arrive(visitor, path),
    await tabTo(visitor, page.getByRole('button', { name: 'Programmes' }), 'Programmes collapsed'),
    await pressEach(visitor, ['Return'], 'expanded'),
    await tabTo(visitor, panel.getByRole('textbox'), 'Search programmes'),
    { title: 'Type cyber', said: [await orca.hear(() => type('cyber'), 1500)], expected: ['2 results'] },
    await tabTo(visitor, panel.getByRole('link', { name: /^Cyber Security Bootcamp/ }), 'Cyber Security Bootcamp'),
    await pressEach(visitor, ['Down', 'Down', 'Down'], 'Coming Soon'),
  ];
};

const goToAnotherPage: Task = async (visitor, path) => {
  const { page } = visitor;
  const arrived = await arrive(visitor, path);
  const tabbed = await tabTo(visitor, page.getByRole('banner').getByRole('link', { name: 'Careers' }), 'Careers link');
  const entered = await pressEach(visitor, ['Return']);
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  return [arrived, tabbed, { ...entered, expected: [await page.title(), `${heading} heading level 1`] }];
};

const openMenu: Task = async (visitor, path) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  const pricing = dialog.getByRole('link', { name: 'Pricing' });
  const arrived = await arrive(visitor, path);
  const tabbed = await tabTo(visitor, page.getByRole('button', { name: 'Menu' }), 'Menu');
  const opened = await pressEach(visitor, ['Return']);
  // When a dialog opens, Orca reads its text from the heading on, instead of its name.
  const heading = (await dialog.getByRole('heading').textContent()) ?? '';
  return [
    ...[arrived, tabbed, { ...opened, expected: [heading] }],
    await tabTo(visitor, pricing, 'Log In', 'Join Now', 'Learning Process', 'Pricing'),
    // Orca is silent when the focused element is closed, so Shift+Tab shows where the focus is.
    await pressEach(visitor, ['Escape', 'shift+Tab'], 'Programmes push button'),
  ];
};

export const journeys: Record<string, Task> = {
  'journey-find-a-programme': findProgramme,
  'journey-go-to-another-page': goToAnotherPage,
  // The last, because the window stays as narrow as a phone.
  'journey-open-the-mobile-menu': openMenu,
};
