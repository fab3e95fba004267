/** What visitors come for, done by keyboard and followed by ear alone. */
import type { Locator } from '@playwright/test';
import type { Phrase } from './phrases';
import { arrive } from './readRoute';
import type { Station } from './station';
import type { Section } from './transcript';

export interface Journey {
  /** File name without its ending. */
  name: string;
  /** The page it starts on. */
  path: string;
  perform: (station: Station) => Promise<Section[]>;
}

/** px */
const PHONE = { width: 390, height: 844 };
/** Stops or lines that a visitor would go through in search of something. */
const PATIENCE = 40;

const phrases = (texts: string[]): Phrase[] => texts.map((text) => ({ text }));

/** One key after another, each with what is said to it. */
async function press({ keys, orca }: Station, title: string, pressed: string[], expected: string[]): Promise<Section> {
  const said: string[][] = [];
  for (const key of pressed) said.push(await orca.hear(() => keys.press(key), { silence: 1000 }));
  return { title, said, expected: phrases(expected) };
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab until `target` has the focus. */
async function tabTo({ keys, orca }: Station, title: string, target: Locator, expected: string[]): Promise<Section> {
  const said: string[][] = [];
  while (said.length < PATIENCE && !(await hasFocus(target))) said.push(await orca.hear(() => keys.press('Tab')));
  return { title, said, expected: phrases(expected) };
}

async function findProgramme(station: Station): Promise<Section[]> {
  const { page, keys, orca } = station;
  const panel = page.locator('#programmes-panel');
  const arrived = await arrive(station, '/about');
  const steps = [
    await tabTo(station, 'Tab to Programmes', page.getByRole('button', { name: 'Programmes' }), [
      'Programmes collapsed',
    ]),
    await press(station, 'Enter', ['Return'], ['expanded']),
    await tabTo(station, 'Tab to the search', panel.getByRole('textbox'), ['Search programmes']),
  ];
  const typed = await orca.hear(() => keys.type('cyber'), { silence: 1500 });
  steps.push(
    { title: 'Type cyber', said: [typed], expected: phrases(['2 results']) },
    await tabTo(station, 'Tab to the result', panel.getByRole('link', { name: /^Cyber Security Bootcamp/ }), [
      'Cyber Security Bootcamp',
    ]),
    await press(station, 'Down, to the other result', ['Down', 'Down', 'Down'], ['Coming Soon']),
  );
  return [arrived, ...steps];
}

async function openMenu(station: Station): Promise<Section[]> {
  const { page } = station;
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.setViewportSize(PHONE);
  const arrived = await arrive(station, '/about');
  const dialog = page.getByRole('dialog');
  const sections = [
    arrived,
    await tabTo(station, 'Tab to Menu', page.getByRole('button', { name: 'Menu' }), ['Menu']),
    await press(station, 'Enter', ['Return'], []),
  ];
  // Orca reads a dialog's text when it opens, from its heading on, in place of its name.
  const heading = await dialog.getByRole('heading').textContent();
  sections.at(-1)?.expected.push({ text: heading ?? 'the heading of the menu' });
  sections.push(
    await tabTo(station, 'Tab to Pricing', dialog.getByRole('link', { name: 'Pricing' }), [
      'Log In',
      'Join Now',
      'Learning Process',
      'Pricing',
    ]),
    // Orca is silent when what had the focus has gone: the stop before the button tells where the focus is.
    await press(station, 'Escape, then back', ['Escape', 'shift+Tab'], ['Programmes push button']),
  );
  await page.setViewportSize(window);
  return sections;
}

async function goToAnotherPage(station: Station): Promise<Section[]> {
  const { page } = station;
  const arrived = await arrive(station, '/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  const tabbed = await tabTo(station, 'Tab to Careers', link, ['Careers link']);
  const entered = await press(station, 'Enter', ['Return'], []);
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  entered.expected = phrases([await page.title(), `${heading} heading level 1`]);
  return [arrived, tabbed, entered];
}

export const journeys: Journey[] = [
  { name: 'journey-find-a-programme', path: '/about', perform: findProgramme },
  { name: 'journey-open-the-mobile-menu', path: '/about', perform: openMenu },
  { name: 'journey-go-to-another-page', path: '/about', perform: goToAnotherPage },
];
