/** Rules between pages: titles, announcements after a link, and the same navigation everywhere. */
import type { Page } from '@playwright/test';
import type { Place } from '../inPage';
import type { CheckResult } from '../model';
import { judge, type Rule, wholePage } from './rule';

const TITLES: Rule = {
  rule: 'unique-title',
  title: 'The page has a title of its own that begins with its subject',
  criteria: ['2.4.2'],
  actRules: ['2779a5'],
  impact: 'Visitors cannot tell their tabs and their history apart.',
  fix: 'Give the page its own title in PageTitle.',
};
const ANNOUNCED: Rule = {
  rule: 'route-announced',
  title: 'After a link the title changes, the new page is announced, and the focus is on its main heading',
  criteria: ['2.4.3', '4.1.3', '2.4.2'],
  impact: 'Visitors with a screen reader do not know that they are on another page.',
  fix: 'Let RouteFocus write document.title into its status and focus the h1.',
};
const CONSISTENT: Rule = {
  rule: 'same-navigation',
  title: 'The bars and the footer have the same links, with the same names, in the same order on every page',
  criteria: ['3.2.3', '3.2.4', '3.2.6'],
  impact: 'Visitors must learn every page anew.',
  fix: 'Keep the shell the same on every page.',
};

/** Compares the page's title with those of the other pages. */
export function checkTitle(title: string, others: string[]): CheckResult {
  const places: Place[] = [];
  if (title.trim() === '') places.push(wholePage('The page has no title.'));
  if (others.includes(title)) places.push(wholePage(`Another page is called "${title}" too.`));
  return judge(TITLES, places);
}

/** The names of the shell's controls, in order, for `checkConsistency`. */
export function shellLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header a, header button, footer a, footer button, aside:not(main aside) a',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(
        (element) =>
          `${element.getAttribute('href') ?? 'button'} ${element.getAttribute('aria-label') ?? element.textContent}`,
      ),
  );
}

/** Compares this page's shell with the first page's, at the same width. */
export function checkConsistency(links: string[], first: string[]): CheckResult {
  const at = links.findIndex((link, index) => link !== first[index]);
  const isSame = at < 0 && links.length === first.length;
  return judge(
    CONSISTENT,
    isSame ? [] : [wholePage(`The shell's link ${at + 1} is "${links[at]}", elsewhere "${first[at]}".`)],
  );
}

/** Follows a visible link to `path`: the new page must have its title, focus and announcement. */
export async function checkAnnounced(page: Page, path: string): Promise<CheckResult> {
  const before = await page.title();
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.click();
  const isThere = await page
    .waitForFunction(
      ([wanted, title]) => location.pathname === wanted && document.title !== title && document.querySelector('h1'),
      [path, before] as const,
      { timeout: 10_000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return judge(ANNOUNCED, [wholePage(`The link to ${path} does not change the title.`)]);
  const state = await page
    .waitForFunction(() => document.activeElement?.matches('h1'), undefined, { timeout: 2000 })
    .catch(() => undefined);
  const places: Place[] = [];
  if (!state) places.push(wholePage('The focus is not on the main heading.'));
  const isSaid = await page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [aria-live]')].some(
      ({ textContent }) => textContent === document.title,
    ),
  );
  if (!isSaid) places.push(wholePage('No live region says the new title.'));
  return judge(ANNOUNCED, places);
}
