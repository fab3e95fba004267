/** States that the checks visit, and the way to each: panels, search, questions, the lesson, loading and failure. */
import type { Page } from '@playwright/test';
import { scrollTo } from '../../spec/support/browser/site';
import { load, prepare } from './check';

export interface PageState {
  /** Name of the state, as 'menu open'. */
  name: string;
  /** Whether it exists on narrow screens, on wide ones or on both. */
  screen: 'narrow' | 'wide' | 'any';
  /** The page on which it is tried; `/about` by default. */
  path?: string;
  /** Selector of the part that the state shows. Axe checks only this: the rest of the page is as loaded. */
  scope: string;
  /** Brings the page into the state by a visitor's actions. */
  enter: (page: Page) => Promise<void>;
  /** Needs a reload before and after. Otherwise Escape and a scroll to the top undo it. */
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
  { name: 'programmes open', screen: 'any', scope: OPENED, enter: openProgrammes },
  {
    name: 'category chosen',
    screen: 'any',
    scope: OPENED,
    enter: async (page) => {
      await openProgrammes(page);
      await opened(page).getByRole('button', { name: 'Bootcamps' }).click();
      await opened(page).getByRole('heading', { name: 'Bootcamps' }).waitFor();
    },
  },
  {
    name: 'search with results',
    screen: 'any',
    scope: OPENED,
    enter: (page) => search(page, 'cyber', '2 results'),
  },
  {
    name: 'search without results',
    screen: 'any',
    scope: OPENED,
    enter: (page) => search(page, 'astronomy', 'No programs found'),
  },
  {
    name: 'search results hidden by scrolling',
    screen: 'wide',
    scope: OPENED,
    enter: async (page) => {
      await search(page, 'cyber', '2 results');
      await scrollTo(page, 60);
      await page.getByTestId('programmes-column').getByRole('listitem').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'menu open', screen: 'narrow', scope: 'dialog', enter: openMenu },
  {
    name: 'dropdown that did not load',
    screen: 'wide',
    path: '/',
    scope: 'header',
    isApart: true,
    enter: async (page) => {
      // Only the code: axe itself would warn of a missing style sheet.
      await page.route(/\/assets\/DropdownPanel-.*\.js$/, (route) => route.abort());
      await page.reload();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await programmes(page).click();
      await page.locator('#programmes-panel [role=status] button').waitFor();
    },
  },
  {
    name: 'questions open',
    screen: 'any',
    path: '/programPricing',
    scope: 'details',
    enter: async (page) => {
      for (const summary of await page.locator('details > summary').all()) await summary.click();
    },
  },
  {
    name: 'lesson changed',
    screen: 'any',
    path: '/programs/code-curious',
    scope: 'main',
    isApart: true,
    enter: async (page) => {
      await page.getByRole('button', { name: 'gold' }).click();
      await page.getByRole('button', { name: 'gold', pressed: true }).waitFor();
    },
  },
  {
    name: 'loading overlay',
    screen: 'any',
    scope: '[role=status][aria-label="Loading"]',
    isApart: true,
    enter: async (page) => {
      await page.route(CAREERS, () => undefined);
      await goToCareers(page);
      await page.getByRole('status', { name: 'Loading' }).waitFor();
    },
  },
  {
    name: 'page error',
    screen: 'any',
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
];

/** The state of that name. */
export function stateOf(name: string): PageState {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state '${name}'.`);
  return state;
}

/** Brings `path`, which is open, into a state. */
export async function bring(page: Page, path: string, state: PageState): Promise<void> {
  if (state.isApart) await load(page, path);
  await state.enter(page);
  if (state.isApart) await prepare(page);
}

/** Undoes a state, so that the page is as loaded, at its top. */
export async function undo(page: Page, path: string, { isApart }: PageState): Promise<void> {
  if (isApart) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return load(page, path);
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], #programmes-panel:not([hidden])').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details[open]')) question.removeAttribute('open');
  });
  await scrollTo(page, 0);
}
