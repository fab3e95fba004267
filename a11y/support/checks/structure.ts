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

const LANDMARK = /banner|contentinfo|main|navigation|complementary|search|form|region/;

/** A line of Playwright's snapshot, as `- heading "Fees" [level=2]`, in single quotes where YAML asks for them. */
const LINE = /^\s*- '?(\w+)(?: ("(?:\\.|[^"\\])*"))?(?:.*\[level=(\d)\])?/;

/** Headings and landmarks of Playwright's accessibility tree; only those of the modal dialog, if one is open. */
async function readOutline(page: Page): Promise<Outline & { isModal: boolean }> {
  const modal = page.locator('dialog:modal');
  const isModal = (await modal.count()) > 0;
  const lines = (await (isModal ? modal : page.locator('body')).ariaSnapshot()).split('\n');
  const outline: Outline = { headings: [], landmarks: [] };
  for (const line of lines) {
    const [, role = '', quoted = '""', level] = LINE.exec(line.replaceAll("''", "'")) ?? [];
    const name: string = JSON.parse(quoted);
    if (role === 'heading') outline.headings.push({ level: Number(level), text: name });
    else if (LANDMARK.test(role)) outline.landmarks.push({ role, name });
  }
  return { ...outline, isModal };
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

/** The outline, and results of rules that axe lacks: headings, language and names of links. */
export async function checkStructure(page: Page): Promise<{ outline: Outline; checks: CheckResult[] }> {
  const { isModal, ...outline } = await readOutline(page);
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
