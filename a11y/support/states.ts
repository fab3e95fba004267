/** States that the checks visit, and the way to each: panels, search, bars, questions, the lesson, loading and failure. */
import type { Locator, Page } from '@playwright/test';
import { scrollTo } from '../../e2e/support/site';
import type { StateEvidence } from './model';

export type Width = StateEvidence['width'];
export type Scheme = StateEvidence['scheme'];

export const WIDTHS: readonly Width[] = [320, 390, 768, 1280];
export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'forced colours'];

/** The state of a page that nobody has touched. */
export const AS_LOADED = 'as loaded';

/** A page as most visitors meet it: what is told of a page once is told of this. */
export const isPlain = ({ state, width, scheme }: Pick<StateEvidence, 'state' | 'width' | 'scheme'>): boolean =>
  state === AS_LOADED && width === 1280 && scheme === 'light';

export interface PageState {
  /** Name of the state, as 'mobile menu open'. */
  name: string;
  /** Widths at which it exists. */
  widths: readonly Width[];
  /** Test for pages that have it; all pages by default. */
  on?: (path: string) => boolean;
  /** Selector of the part that the state shows. Axe checks only this: the rest of the page is as loaded. */
  scope: string;
  /** Instruction for a person to reach it, in a sentence. */
  how: string;
  /** Brings the page into the state by a visitor's actions. */
  enter: (page: Page) => Promise<void>;
  /** Needs a reload before and after. Otherwise Escape and a scroll to the top undo it. */
  isApart?: boolean;
  /** Selector of the button that opens it, if it is a modal dialog. */
  opener?: string;
}

const WIDE = [768, 1280] as const;
const NARROW = [320, 390] as const;
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

const inDropdown = { widths: WIDE, scope: 'header' };
const inPanel = { widths: NARROW, scope: 'dialog', opener: PROGRAMMES };

export const states: readonly PageState[] = [
  {
    name: 'programmes dropdown open',
    how: 'Choose ‘Programmes’ in the bar.',
    ...inDropdown,
    enter: openDropdown,
  },
  {
    name: 'category chosen',
    how: 'Choose ‘Programmes’ in the bar, then ‘Bootcamps’.',
    ...inDropdown,
    enter: async (page) => {
      await openDropdown(page);
      await panel(page).getByRole('button', { name: 'Bootcamps' }).click();
      await page.getByTestId('programmes-column').getByRole('heading', { name: 'Bootcamps' }).waitFor();
    },
  },
  {
    name: 'search with results',
    how: 'Choose ‘Programmes’ in the bar and type ‘cyber’.',
    ...inDropdown,
    enter: searchDropdown('cyber', '2 results'),
  },
  {
    name: 'search without results',
    how: 'Choose ‘Programmes’ in the bar and type ‘astronomy’.',
    ...inDropdown,
    enter: searchDropdown('astronomy', 'No programs found'),
  },
  {
    name: 'search results hidden by scrolling',
    how: 'Choose ‘Programmes’ in the bar, type ‘cyber’ and scroll down a little.',
    ...inDropdown,
    enter: async (page) => {
      await searchDropdown('cyber', '2 results')(page);
      await scrollTo(page, 60);
      await page.getByTestId('programmes-column').getByRole('listitem').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'dropdown that did not load',
    how: 'Block /assets/DropdownPanel-*.js in the browser’s tools, then choose ‘Programmes’.',
    widths: WIDE,
    on: (path) => path === '/',
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
    how: 'In a narrow window choose ‘Menu’.',
    widths: NARROW,
    scope: 'dialog',
    opener: MENU,
    enter: async (page) => {
      await page.locator(MENU).click();
      await dialog(page).getByRole('link', { name: 'Careers' }).waitFor();
    },
  },
  {
    name: 'programmes panel open',
    how: 'In a narrow window choose ‘Programmes’ in the bar.',
    ...inPanel,
    enter: openPanel,
  },
  {
    name: 'category chosen in panel',
    how: 'In a narrow window choose ‘Programmes’ in the bar, then ‘Bootcamps’.',
    ...inPanel,
    enter: async (page) => {
      await openPanel(page);
      await dialog(page).getByRole('button', { name: 'Bootcamps' }).click();
      await dialog(page).getByRole('heading', { name: 'Bootcamps' }).waitFor();
    },
  },
  {
    name: 'panel with search results',
    how: 'In a narrow window choose ‘Programmes’ in the bar and type ‘cyber’.',
    ...inPanel,
    enter: searchPanel('cyber', '2 results'),
  },
  {
    name: 'panel with search without results',
    how: 'In a narrow window choose ‘Programmes’ in the bar and type ‘astronomy’.',
    ...inPanel,
    enter: searchPanel('astronomy', 'No programs found'),
  },
  {
    name: 'navigation bar hidden',
    how: 'Scroll down a page’s height.',
    widths: WIDTHS,
    scope: 'header',
    enter: async (page) => {
      await scrollTo(page, 20);
      await scrollTo(page, 200);
      await page.locator('header[data-hidden=true]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'scroll-to-top shown',
    how: 'Scroll down, then up a little.',
    widths: WIDTHS,
    scope: '[data-part="help"]',
    enter: async (page) => {
      await scrollTo(page, 400);
      await scrollTo(page, 380);
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
    },
  },
  {
    name: 'questions open',
    how: 'Open every question.',
    widths: WIDTHS,
    on: (path) => !['/about', '/careers', '/terms-and-conditions', '/404'].includes(path),
    scope: 'details',
    enter: async (page) => {
      for (const summary of await page.locator('details > summary').all()) await summary.click();
    },
  },
  {
    name: 'lesson changed',
    how: 'Under ‘Now change the code’ choose ‘gold’.',
    widths: WIDTHS,
    on: (path) => path === '/programs/code-curious',
    scope: 'main',
    isApart: true,
    enter: async (page) => {
      await page.getByRole('button', { name: 'gold' }).click();
      await page.getByRole('button', { name: 'gold', pressed: true }).waitFor();
    },
  },
  {
    name: 'loading overlay',
    how: 'Slow the network down in the browser’s tools, then follow the link ‘Careers’.',
    widths: WIDTHS,
    on: (path) => path === '/about',
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
    how: 'Block /assets/careers-* in the browser’s tools, then follow the link ‘Careers’ twice.',
    widths: WIDTHS,
    on: (path) => path === '/about',
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

/** The states of `path` at `width`, in the order of the list. */
export const statesOf = (path: string, width: Width): PageState[] =>
  states.filter((state) => state.widths.includes(width) && (state.on?.(path) ?? true));

/** Undoes a state that needs no reload: the page is as loaded, at its top. */
export async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], #programmes-panel:not([hidden])').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    // The bar has the focus again, and would not hide with it.
    (document.activeElement as HTMLElement | null)?.blur();
    for (const question of document.querySelectorAll('details[open]')) question.removeAttribute('open');
  });
  await scrollTo(page, 0);
}
