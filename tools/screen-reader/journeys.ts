/** Visitors' tasks, done with the keyboard and a screen reader. */
import type { Locator } from '@playwright/test';
import { arrive } from './readRoute';
import { type Hearing, hearTwice, type Section } from './transcript';
import type { Visitor } from './visitor';

export interface Journey {
  /** File name without its extension. */
  name: string;
  /** The page it starts on. */
  path: string;
  perform: (visitor: Visitor, path: string) => Promise<Hearing[]>;
}

/** Window of a phone, in px. */
const PHONE = { width: 390, height: 844 };
/** Most Tab stops in search of a target. */
const MOST_STOPS = 40;

/** Presses the keys in order, and notes the speech after each. */
async function pressEach({ press, orca }: Visitor, keys: string[], ...expected: string[]): Promise<Section> {
  const said: string[][] = [];
  for (const key of keys) said.push(await orca.hear(() => press(key), 1000));
  return { title: keys.join(', '), said, expected: expected.map((text) => ({ text })) };
}

/** Presses Tab until `target` has the focus. */
async function tabTo({ press, orca }: Visitor, target: Locator, ...expected: string[]): Promise<Section> {
  const said: string[][] = [];
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  while (said.length < MOST_STOPS && !(await hasFocus())) said.push(await orca.hear(() => press('Tab')));
  return { title: `Tab to ${expected.at(-1)}`, said, expected: expected.map((text) => ({ text })) };
}

async function findProgramme(visitor: Visitor): Promise<Section[]> {
  const { page, orca, type } = visitor;
  const panel = page.locator('#programmes-panel');
  const result = panel.getByRole('link', { name: /^Cyber Security Bootcamp/ });
  return [
    await arrive(visitor, '/about'),
    await tabTo(visitor, page.getByRole('button', { name: 'Programmes' }), 'Programmes collapsed'),
    await pressEach(visitor, ['Return'], 'expanded'),
    await tabTo(visitor, panel.getByRole('textbox'), 'Search programmes'),
    { title: 'Type cyber', said: [await orca.hear(() => type('cyber'), 1500)], expected: [{ text: '2 results' }] },
    await tabTo(visitor, result, 'Cyber Security Bootcamp'),
    await pressEach(visitor, ['Down', 'Down', 'Down'], 'Coming Soon'),
  ];
}

async function openMenu(visitor: Visitor): Promise<Section[]> {
  const { page } = visitor;
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.setViewportSize(PHONE);
  const dialog = page.getByRole('dialog');
  const stops = ['Log In', 'Join Now', 'Learning Process', 'Pricing'];
  const sections = [
    await arrive(visitor, '/about'),
    await tabTo(visitor, page.getByRole('button', { name: 'Menu' }), 'Menu'),
    await pressEach(visitor, ['Return']),
    await tabTo(visitor, dialog.getByRole('link', { name: 'Pricing' }), ...stops),
  ];
  // When a dialog opens, Orca reads its text from the heading on, instead of its name.
  sections[2]?.expected.push({ text: (await dialog.getByRole('heading').textContent()) ?? 'the heading of the menu' });
  // Orca is silent when the focused element is closed, so Shift+Tab shows where the focus is.
  sections.push(await pressEach(visitor, ['Escape', 'shift+Tab'], 'Programmes push button'));
  await page.setViewportSize(window);
  return sections;
}

async function goToAnotherPage(visitor: Visitor): Promise<Section[]> {
  const { page } = visitor;
  const link = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  const arrived = await arrive(visitor, '/about');
  const tabbed = await tabTo(visitor, link, 'Careers link');
  const entered = await pressEach(visitor, ['Return']);
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  entered.expected.push({ text: await page.title() }, { text: `${heading} heading level 1` });
  return [arrived, tabbed, entered];
}

const journey = (name: string, perform: (visitor: Visitor) => Promise<Section[]>): Journey => ({
  ...{ name: `journey-${name}`, path: '/about' },
  perform: async (visitor) => [await hearTwice(() => perform(visitor))],
});

export const journeys: Journey[] = [
  journey('find-a-programme', findProgramme),
  journey('open-the-mobile-menu', openMenu),
  journey('go-to-another-page', goToAnotherPage),
];
