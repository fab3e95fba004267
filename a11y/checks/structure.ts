/** The page's structure for screen readers: headings, landmarks, language, and names of links. */
import type { Page } from '@playwright/test';
import type { Place } from '../inPage';
import type { CheckResult, StateEvidence } from '../model';
import { judge, type Rule, wholePage } from './rule';

const HEADINGS: Rule = {
  rule: 'headings',
  title: 'One h1, no level left out, no empty heading',
  criteria: ['1.3.1', '2.4.6', '2.4.10'],
  actRules: ['ffd0e9'],
  impact: 'Visitors with a screen reader jump from heading to heading and miss a part or its place.',
  fix: 'Use the level below the heading that encloses it.',
};
const LANDMARKS: Rule = {
  rule: 'landmarks',
  title: 'One main, banner and contentinfo; landmarks of one role have names of their own; none is empty',
  criteria: ['1.3.1', '2.4.1'],
  impact: 'Visitors with a screen reader cannot tell the parts of the page apart.',
  fix: 'Name it with aria-label or aria-labelledby, or take an empty one away.',
};
const LANGUAGE: Rule = {
  rule: 'language',
  title: 'The page says that it is in South African English, and no part claims an unknown language',
  criteria: ['3.1.1', '3.1.2'],
  actRules: ['b5c3f8', 'bf051a', 'de46e4'],
  impact: 'A screen reader reads with the wrong voice.',
  fix: 'Set lang="en-ZA" on html, and a valid lang on a part in another language.',
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
    place: audit.place(element, ''),
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
    .map(({ element, role, name }) => ({
      role,
      name,
      isEmpty: ![...element.querySelectorAll('*')].some((child) => child.checkVisibility({ visibilityProperty: true })),
      place: audit.place(element, ''),
    }));
  return { headings, landmarks, isModal: modal !== null };
}

function languagePlaces(): Place[] {
  const { documentElement } = document;
  const isLanguage = (lang: string) => {
    try {
      return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(lang) !== undefined;
    } catch {
      return false;
    }
  };
  const places =
    documentElement.lang === 'en-ZA'
      ? []
      : [audit.place(documentElement, `Its language is "${documentElement.lang}".`)];
  for (const element of document.body.querySelectorAll('[lang]')) {
    const lang = element.getAttribute('lang') ?? '';
    if (!isLanguage(lang)) places.push(audit.place(element, `"${lang}" is no language.`));
  }
  return places;
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

type Read = Awaited<ReturnType<typeof readOutline>>;

function headingPlaces({ headings, isModal }: Read): Place[] {
  const places: Place[] = [];
  const ones = headings.filter(({ level }) => level === 1).length;
  if (!isModal && ones !== 1) places.push(wholePage(`The page has ${ones} headings of level 1.`));
  for (const [index, { level, text, place }] of headings.entries()) {
    const previous = headings[index - 1]?.level ?? 1;
    if (text === '') places.push({ ...place, message: 'It is empty.' });
    if (level > previous + 1) {
      places.push({ ...place, message: `Level ${level} follows level ${previous}: "${text}".` });
    }
  }
  return places;
}

function landmarkPlaces({ landmarks, isModal }: Read): Place[] {
  const places: Place[] = [];
  for (const role of isModal ? [] : ['banner', 'main', 'contentinfo']) {
    const count = landmarks.filter((landmark) => landmark.role === role).length;
    if (count !== 1) places.push(wholePage(`The page has ${count} landmarks of the role ${role}.`));
  }
  for (const landmark of landmarks) {
    const { role, name, isEmpty, place } = landmark;
    const isTwin = landmarks.some((other) => other !== landmark && other.role === role && other.name === name);
    if (isTwin) places.push({ ...place, message: `Another ${role} is called "${name}" too.` });
    if (isEmpty) places.push({ ...place, message: `The ${role} "${name}" is empty.` });
  }
  return places;
}

/** The outline, and the four results that are drawn from it. */
export async function checkStructure(page: Page): Promise<{ outline: Outline; checks: CheckResult[] }> {
  const read = await page.evaluate(readOutline);
  const links = await page.evaluate(linkPlaces);
  return {
    outline: {
      headings: read.headings.map(({ level, text }) => ({ level, text })),
      landmarks: read.landmarks.map(({ role, name }) => ({ role, name })),
    },
    checks: [
      judge(HEADINGS, headingPlaces(read)),
      judge(LANDMARKS, landmarkPlaces(read)),
      judge(LANGUAGE, await page.evaluate(languagePlaces)),
      judge(LINK_NAMES, links.places, links.tried),
    ],
  };
}
