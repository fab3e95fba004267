/** The page's structure for screen readers: headings, landmarks, language, and names of links. */
import type { Page } from '@playwright/test';
import type { Place } from '../inPage';
import type { CheckResult, StateEvidence } from '../model';
import { judge, type Rule, wholePage } from './rule';

const MAIN_HEADING: Rule = {
  rule: 'main-heading',
  title: 'One h1',
  criteria: ['1.3.1', '2.4.6'],
  impact: 'Visitors with a screen reader jump to the main heading and do not know which it is.',
  fix: 'Use h2 for what lies below the main heading.',
};
const LANGUAGE: Rule = {
  rule: 'language',
  title: 'The page says that it is in South African English',
  criteria: ['3.1.1'],
  actRules: ['b5c3f8', 'bf051a'],
  impact: 'A screen reader reads with the wrong voice.',
  fix: 'Set lang="en-ZA" on html.',
};
const LINK_NAMES: Rule = {
  rule: 'link-names',
  title: 'A link says where it leads, and that it opens a new tab where it does',
  criteria: ['2.4.4', '2.4.9', '3.2.5'],
  impact: 'Visitors who list the links cannot tell them apart, or are surprised by a new tab.',
  fix: 'Name the page it leads to; add "(opens in a new tab)".',
};

/** Headings and landmarks, in order, as `StateEvidence` has them. */
export type Outline = Pick<StateEvidence, 'headings' | 'landmarks'>;

function readOutline() {
  const modal = document.querySelector('dialog:modal');
  const scope = modal ?? document;
  // An element without a box of its own is there when its parent is.
  const isThere = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents' && element.parentElement
      ? isThere(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true });
  const headings = [...scope.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isThere).map((element) => ({
    level: Number(element.tagName.charAt(1)),
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  }));
  const roles: Record<string, string> = {
    HEADER: 'banner',
    FOOTER: 'contentinfo',
    MAIN: 'main',
    NAV: 'navigation',
    ASIDE: 'complementary',
    SEARCH: 'search',
    FORM: 'form',
    SECTION: 'region',
  };
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby');
    const labelled = by?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    return (labelled ? labelled.join(' ') : (element.getAttribute('aria-label') ?? '')).trim();
  };
  const landmarks = [...scope.querySelectorAll('header, footer, main, nav, aside, search, form, section, [role]')]
    .filter(isThere)
    .map((element) => ({
      element,
      role: element.getAttribute('role') ?? roles[element.tagName] ?? '',
      name: nameOf(element),
    }))
    .filter(({ element, role, name }) => {
      if (!Object.values(roles).includes(role)) return false;
      if (/banner|contentinfo/.test(role)) return !element.parentElement?.closest('main, article, section, aside, nav');
      return name !== '' || !/region|form/.test(role);
    })
    .map(({ role, name }) => ({ role, name }));
  return { headings, landmarks, isModal: modal !== null };
}

function linkPlaces(): { tried: number; places: Place[] } {
  const VAGUE = /^(here|click here|more|read more|learn more|this|link|details|see more|go)$/i;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );
  const places = links.flatMap((link) => {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (VAGUE.test(name)) return [audit.place(link, `"${name}" does not say where it leads.`)];
    if (link.target === '_blank' && !/new tab/i.test(name))
      return [audit.place(link, 'It opens a new tab without saying so.')];
    return [];
  });
  return { tried: links.length, places };
}

/** The outline, and what axe's rules leave out of headings, language and names of links. */
export async function checkStructure(page: Page): Promise<{ outline: Outline; checks: CheckResult[] }> {
  const { isModal, ...outline } = await page.evaluate(readOutline);
  const links = await page.evaluate(linkPlaces);
  const language = await page.evaluate(() => document.documentElement.lang);
  const ones = outline.headings.filter(({ level }) => level === 1).length;
  const isOne = isModal || ones === 1;
  return {
    outline,
    checks: [
      judge(MAIN_HEADING, isOne ? [] : [wholePage(`The page has ${ones} headings of level 1.`)]),
      judge(LANGUAGE, language === 'en-ZA' ? [] : [wholePage(`Its language is "${language}".`)]),
      judge(LINK_NAMES, links.places, links.tried),
    ],
  };
}
