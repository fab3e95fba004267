/** States that the checks visit, and the way to each: panels, search, questions, the lesson, loading and failure. */
import type { Page } from '@playwright/test';
import { scrollTo } from '../../spec/support/browser/site';
import { prepare } from './check';

/** Sections of the document that have states. */
export const SECTIONS = [
  [3, 'Entities'],
  [4, 'States'],
  [5, 'Validation'],
  [6, 'Roles'],
  [7, 'Calls'],
  [8, 'Errors'],
  [9, 'Constants'],
] as const;

export interface PageState {
  section: (typeof SECTIONS)[number][0];
  /** Statements that the state is about. */
  ids?: string[];
  /** Name of the state, as 'menu open'. */
  name: string;
  /** The kind of screen that alone has it; by default both do. */
  screen?: 'narrow' | 'wide';
  /** The page on which it is tried; `/about` by default. */
  path?: string;
  /** Selector of the part that the state shows. Axe checks only this: the rest of the page is as loaded. */
  scope: string;
  /** Brings the page into the state by a visitor's actions. */
  enter: (page: Page) => Promise<void>;
  /** Needs a load of its own, and is the last of its page. Otherwise Escape and a scroll to the top undo it. */
  isApart?: boolean;
}

/** The open dropdown or panel. */
const OPENED = '#programmes-panel, dialog';

/** The button that opens the dropdown, or on a small screen the panel. */
const programmes = (page: Page) => page.getByRole('button', { name: 'Programmes', exact: true });
const opened = (page: Page) => page.locator(OPENED).filter({ visible: true });

async function openProgrammes(page: Page) {
  await programmes(page).click();
  await page.getByRole('textbox', { name: 'Search programmes' }).waitFor();
}

/** Opens the dropdown or panel, and types in its search. */
async function search(page: Page, text: string, answer: string) {
  await openProgrammes(page);
  await page.getByRole('textbox', { name: 'Search programmes' }).fill(text);
  await opened(page).getByText(answer).first().waitFor();
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await opened(page).getByRole('link', { name: 'Careers' }).waitFor();
}

/** Goes to the careers page by a link that every width has. */
async function goToCareers(page: Page) {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' });
  if (!(await link.isVisible())) await openMenu(page);
  await page.getByRole('link', { name: 'Careers' }).filter({ visible: true }).first().click();
}

const CAREERS = /\/assets\/careers-/;

export const states: readonly PageState[] = [
  ...['Full Programs', 'Bootcamps', 'Masterclasses'].map(
    (category): PageState => ({
      section: 3,
      ids: ['S3-02', 'S3-03'],
      name: `category ${category}`,
      scope: OPENED,
      enter: async (page) => {
        await openProgrammes(page);
        await opened(page).getByRole('button', { name: category }).click();
        await opened(page).getByRole('heading', { name: category }).waitFor();
      },
    }),
  ),
  { section: 4, name: 'programmes open', scope: OPENED, enter: openProgrammes },
  {
    section: 4,
    name: 'search results hidden by scrolling',
    screen: 'wide',
    scope: OPENED,
    enter: async (page) => {
      await search(page, 'cyber', '2 results');
      await scrollTo(page, 60);
      await page.getByTestId('programmes-column').getByRole('listitem').first().waitFor({ state: 'detached' });
    },
  },
  { section: 4, name: 'menu open', screen: 'narrow', scope: 'dialog', enter: openMenu },
  {
    section: 4,
    name: 'questions open',
    path: '/programPricing',
    scope: 'details',
    enter: async (page) => {
      for (const summary of await page.locator('details > summary').all()) await summary.click();
    },
  },
  {
    section: 4,
    name: 'lesson changed',
    path: '/programs/code-curious',
    scope: 'main',
    isApart: true,
    enter: async (page) => {
      await page.getByRole('button', { name: 'gold' }).click();
      await page.getByRole('button', { name: 'gold', pressed: true }).waitFor();
    },
  },
  {
    section: 4,
    name: 'loading overlay',
    scope: '[role=status][aria-label="Loading"]',
    isApart: true,
    enter: async (page) => {
      await page.route(CAREERS, () => undefined);
      await goToCareers(page);
      await page.getByRole('status', { name: 'Loading' }).waitFor();
    },
  },
  ...[
    ['c', 'results', 'with a letter'],
    ['cyber', '2 results', 'with results'],
    ['.*', 'No programs found', 'for signs'],
    ['w'.repeat(40), 'No programs found', 'for a long word'],
  ].map(
    ([typed = '', answer = '', what]): PageState => ({
      section: 5,
      ids: ['S5-01'],
      name: `search ${what}`,
      scope: OPENED,
      enter: (page) => search(page, typed, answer),
    }),
  ),
  {
    section: 6,
    ids: ['S1-10'],
    name: 'with links to the applicant site',
    path: '/programs/cyber-security',
    scope: 'main a[href^="https://apply."]',
    enter: (page) => page.locator('main a[href^="https://apply."]:visible').first().waitFor(),
  },
  {
    section: 7,
    ids: ['S7-02'],
    name: 'with links that open a new tab',
    scope: 'a[target=_blank]',
    // Five social profiles and the chat.
    enter: (page) => page.locator('a[target=_blank]:visible').nth(5).waitFor(),
  },
  {
    section: 8,
    ids: ['S8-01'],
    name: 'search without results',
    scope: OPENED,
    enter: (page) => search(page, 'astronomy', 'No programs found for "astronomy"'),
  },
  {
    section: 8,
    ids: ['S8-02'],
    name: 'dropdown that did not load',
    screen: 'wide',
    path: '/',
    scope: 'header',
    isApart: true,
    enter: async (page) => {
      // Only the code: axe itself would warn of a missing style sheet.
      await page.route(/\/assets\/ProgrammesPanel-.*\.js$/, (route) => route.abort());
      await page.reload();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await programmes(page).click();
      await page.locator('#programmes-panel [role=status] button').waitFor();
    },
  },
  {
    section: 8,
    ids: ['S8-02'],
    name: 'page error',
    scope: 'main',
    isApart: true,
    enter: async (page) => {
      await page.route(CAREERS, (route) => route.abort());
      // As if the page had been reloaded once, so that it shows the failure now.
      await page.evaluate(() => sessionStorage.setItem('reloaded', '/careers'));
      await goToCareers(page);
      await page.locator('main h1 + [role=status]').waitFor();
    },
  },
  {
    section: 9,
    ids: ['S9-04'],
    name: 'without the bar, past 30 px',
    scope: 'aside',
    enter: async (page) => {
      await scrollTo(page, 34);
      await page.locator('header[data-hidden=true]').waitFor({ state: 'attached' });
    },
  },
  {
    section: 9,
    ids: ['S9-05', 'S4-05'],
    name: 'with the way to the top, past 300 px',
    scope: 'aside',
    enter: async (page) => {
      await scrollTo(page, 304);
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
    },
  },
];

/** The state of that name. */
export function stateOf(name: string): PageState {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state '${name}'.`);
  return state;
}

/** Brings the open page into a state. */
export async function bring(page: Page, state: PageState): Promise<void> {
  await state.enter(page);
  if (state.isApart) await prepare(page);
}

/** Undoes a state, so that the page is as loaded, at its top. */
export async function undo(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], #programmes-panel:not([hidden])').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details[open]')) question.removeAttribute('open');
  });
  await scrollTo(page, 0);
}
