/** States that the checks visit, and the way to each: panels, search, bars, questions, the lesson, loading and failure. */
import type { Locator, Page } from '@playwright/test';
import { scrollTo } from '../../spec/support/browser/site';
import { prepare } from './check';
import { load } from './page';

export interface PageState {
  /** Name of the state, as 'mobile menu open'. */
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
  /** Selector of the button that opens it, if it is a modal dialog. */
  opener?: string;
}

const MENU = 'button[aria-label="Menu"]';
const PROGRAMMES = 'header button[aria-haspopup="dialog"]:not([aria-label])';
const DROPDOWN = 'header button[aria-controls="programmes-panel"]';

const panel = (page: Page) => page.locator('#programmes-panel');
const dialog = (page: Page) => page.locator('dialog:modal');
const field = (part: Locator) => part.getByRole('textbox', { name: 'Search programmes' });

async function openDropdown(page: Page) {
  await page.locator(DROPDOWN).click();
  await field(panel(page)).waitFor();
}

async function search(part: Locator, text: string, answer: string) {
  await field(part).fill(text);
  await part.getByText(answer).first().waitFor();
}

async function openPanel(page: Page) {
  await page.locator(PROGRAMMES).click();
  await field(dialog(page)).waitFor();
}

/** Opens the dropdown, or a phone's panel, and types in its search. */
const searchDropdown = (text: string, answer: string) => async (page: Page) => {
  await openDropdown(page);
  await search(panel(page), text, answer);
};
const searchPanel = (text: string, answer: string) => async (page: Page) => {
  await openPanel(page);
  await search(dialog(page), text, answer);
};

/** Refuses or withholds the files that `pattern` matches. */
const refuse = (page: Page, pattern: RegExp) => page.route(pattern, (route) => route.abort());
const withhold = (page: Page, pattern: RegExp) => page.route(pattern, () => undefined);

const CAREERS = /\/assets\/careers-/;
const careersLink = (page: Page) => page.locator('a[href="/careers"]').first();

/** Goes to the careers page by a link that every width has. */
async function goToCareers(page: Page) {
  if (await careersLink(page).isVisible()) {
    await careersLink(page).click();
    return;
  }
  await page.locator(MENU).click();
  await dialog(page).getByRole('link', { name: 'Careers' }).click();
}

const inDropdown = { screen: 'wide', scope: 'header' } as const;
const inPanel = { screen: 'narrow', scope: 'dialog', opener: PROGRAMMES } as const;

export const states: readonly PageState[] = [
  {
    name: 'programmes dropdown open',
    ...inDropdown,
    enter: openDropdown,
  },
  {
    name: 'category chosen',
    ...inDropdown,
    enter: async (page) => {
      await openDropdown(page);
      await panel(page).getByRole('button', { name: 'Bootcamps' }).click();
      await page.getByTestId('programmes-column').getByRole('heading', { name: 'Bootcamps' }).waitFor();
    },
  },
  {
    name: 'search with results',
    ...inDropdown,
    enter: searchDropdown('cyber', '2 results'),
  },
  {
    name: 'search without results',
    ...inDropdown,
    enter: searchDropdown('astronomy', 'No programs found'),
  },
  {
    name: 'search results hidden by scrolling',
    ...inDropdown,
    enter: async (page) => {
      await searchDropdown('cyber', '2 results')(page);
      await scrollTo(page, 60);
      await page.getByTestId('programmes-column').getByRole('listitem').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'dropdown that did not load',
    screen: 'wide',
    path: '/',
    scope: 'header',
    isApart: true,
    enter: async (page) => {
      // Only the code: axe itself would warn of a missing style sheet.
      await refuse(page, /\/assets\/DropdownPanel-.*\.js$/);
      await page.reload();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.locator(DROPDOWN).click();
      await panel(page).locator('[role=status] button').waitFor();
    },
  },
  {
    name: 'mobile menu open',
    screen: 'narrow',
    scope: 'dialog',
    opener: MENU,
    enter: async (page) => {
      await page.locator(MENU).click();
      await dialog(page).getByRole('link', { name: 'Careers' }).waitFor();
    },
  },
  {
    name: 'programmes panel open',
    ...inPanel,
    enter: openPanel,
  },
  {
    name: 'category chosen in panel',
    ...inPanel,
    enter: async (page) => {
      await openPanel(page);
      await dialog(page).getByRole('button', { name: 'Bootcamps' }).click();
      await dialog(page).getByRole('heading', { name: 'Bootcamps' }).waitFor();
    },
  },
  {
    name: 'panel with search results',
    ...inPanel,
    enter: searchPanel('cyber', '2 results'),
  },
  {
    name: 'panel with search without results',
    ...inPanel,
    enter: searchPanel('astronomy', 'No programs found'),
  },
  {
    name: 'navigation bar hidden',
    screen: 'any',
    scope: 'header',
    enter: async (page) => {
      await scrollTo(page, 20);
      await scrollTo(page, 200);
      await page.locator('header[data-hidden=true]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'scroll-to-top shown',
    screen: 'any',
    scope: '[data-part="help"]',
    enter: async (page) => {
      await scrollTo(page, 400);
      await scrollTo(page, 380);
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
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
      await withhold(page, CAREERS);
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
      await refuse(page, CAREERS);
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
    // The bar has the focus again, and would not hide with it.
    (document.activeElement as HTMLElement | null)?.blur();
    for (const question of document.querySelectorAll('details[open]')) question.removeAttribute('open');
  });
  await scrollTo(page, 0);
}
