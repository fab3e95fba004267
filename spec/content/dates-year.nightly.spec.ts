// Every page on every day of a year, as that day's build draws it, compared with the dates of the catalogue.
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/App';
import { daysAfter } from '../../src/catalogue/day';
import { intakes } from '../../src/catalogue/intakes.yaml';
import type { Intake } from '../../src/catalogue/schema';
import { prerender } from '../../src/server/prerender';
import { yearFrom } from '../support/days';
import { documentPaths } from '../support/paths';

const built = vi.hoisted(() => ({ on: '2026-11-21' }));
vi.mock('virtual:catalogue/day', () => ({
  isDemonstration: true,
  get builtOn() {
    return built.on;
  },
}));
// The build makes the bar's list of next intakes. Here the list holds all of them, for every day.
vi.mock('virtual:catalogue/shell', async (original) => {
  const { catalogue } = await import('../../src/catalogue/index');
  const { shellView } = await import('../../src/catalogue/views');
  const { categories } = await import('../../src/catalogue/categories.yaml');
  const programmes = catalogue.programmes.map(({ value }) => value);
  return {
    ...(await original<object>()),
    get nextIntakes() {
      return shellView(categories, programmes, catalogue.intakes, {}, built.on).nextIntakes;
    },
  };
});

/** A whole year, and two days without any intake. */
const days = [...yearFrom('2026-11-21'), '2028-02-02', '2028-03-01'];
/** Days on which an intake's text may change, and the days beside them. Between them nothing changes. */
const turningDays = new Set(
  intakes
    .flatMap(({ opens, closes, starts, ends }) => [opens, daysAfter(closes, -14), closes, starts, ends])
    .flatMap((day) => [-1, 0, 1].map((step) => daysAfter(day, step))),
);
/** Pages that show dates in every form, drawn on every day. The others are drawn on days of change. */
const DAILY = ['/', '/intake-blocks', '/programPricing', '/programs/cyber-security'];
const programmePaths = [...new Set(intakes.map(({ programme }) => programme))];

/** The next intake on `day`, calculated without the site's code. */
function expectedNext(day: string, ...paths: string[]): Intake | undefined {
  let best: Intake | undefined;
  for (const one of intakes) {
    if (one.isFull || one.closes < day || (paths.length > 0 && !paths.includes(one.programme))) continue;
    if (!best || one.starts < best.starts || (one.starts === best.starts && one.closes < best.closes)) best = one;
  }
  return best;
}

function expectedWord({ opens, closes, starts, ends, isFull }: Intake, day: string): string {
  const left = (Date.parse(closes) - Date.parse(day)) / 86_400_000;
  if (ends < day) return 'Past';
  if (starts <= day) return 'Running';
  if (left < 0) return 'Closed';
  if (isFull) return 'Full';
  if (opens > day) return 'Not open yet';
  return left <= 14 ? 'Closing soon' : 'Open';
}

function draw(path: string, day: string): string {
  built.on = day;
  return renderToStaticMarkup(element(StaticRouter, { location: path }, element(App)));
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
const timesIn = (html: string) => [...html.matchAll(/datetime="([^"]+)"/gi)].map(([, day]) => day);
const part = (html: string, begin: RegExp, end: string) => {
  const from = html.search(begin);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from));
};

/** `Mon 1 Feb 2027`, formatted without the site's code. */
const inWords = (isoDay: string) =>
  new Date(isoDay)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '')
    .replace('Sept', 'Sep');

/** The rows of a page's intakes: their states and days. */
const rowsOf = (html: string) =>
  html
    .split(/<tr\b/)
    .filter((row) => row.includes('data-label="Status"'))
    // The last row of a table is followed by the rest of the page.
    .map((row) => row.slice(0, row.indexOf('</tr>')))
    .map((row) => ({
      word: plain(part(row, /<td[^>]*data-label="Status"/, '</td>')).replace(/^Opens .*/, 'Not open yet'),
      days: timesIn(row),
    }));

/** The opening day, which is shown only while applications are not open yet. */
const opening = (one: Intake, day: string) => (expectedWord(one, day) === 'Not open yet' ? [one.opens] : []);

/** Programmes that the promotion bar of a category's page announces. */
const OF_KIND: Record<string, string[]> = {
  '/programs/full-programs': ['/programs/AIDeveloper', '/programs/softwareengineer'],
  '/programs/bootcamps': ['/programs/cyber-security', '/programs/webdevelopment', '/programs/softwareEngineerPython'],
  '/programs/career-boosters': ['/programs/AIMasteryNoCode', '/programs/ai-mastery-python', '/programs/AIToolsBC'],
};
const QUIET = /^\/(careers|terms-and-conditions|corporate-training\/.*|programs\/(dataScience|AIBusiness))$/;

/** The promotion bar has the next intake, with no closing day in the past. Some pages have their own, or no bar. */
function checkEveryPage(html: string, day: string, path: string): void {
  const bar = part(html, /<aside[^>]*aria-label="Announcement"/, '</aside>');
  const isProgramme = programmePaths.includes(path);
  const own = expectedNext(day, ...(isProgramme ? [path] : (OF_KIND[path] ?? [])));
  const next = own ?? expectedNext(day);
  if (QUIET.test(path) || (isProgramme && !own)) expect(bar, `${path} ${day}`).toMatch(/^<aside[^>]* hidden=""[^>]*>$/);
  else if (next) expect(timesIn(bar), `${path} ${day}`).toEqual([next.starts, next.closes]);
  else expect(plain(bar), day).toContain('no date yet');
  const lastDays = [...html.matchAll(/Apply by (?:<!-- -->)?<time datetime="([^"]+)"/gi)].map(
    ([, until = '']) => until,
  );
  expect(lastDays.filter((until) => until < day)).toEqual([]);
}

/** A programme's page has its next intake, and the state of each. */
function checkProgramme(html: string, day: string, path: string): void {
  const facts = part(html, /<aside[^>]*aria-label="Key facts"/, '</aside>');
  const next = expectedNext(day, path);
  const dates = next ? `Next intake${inWords(next.starts)}Applications close${inWords(next.closes)}` : 'No date yet';
  expect(plain(facts), day).toContain(dates);
  expect(plain(facts).includes('No date yetApplications closeAsk us when it starts'), day).toBe(!next);
  expect(plain(html).includes('No intake is ahead that you can apply for. Ask us'), day).toBe(!next);
  const own = intakes.filter(({ programme, ends }) => programme === path && ends >= day);
  const rows = own.map((one) => ({
    word: expectedWord(one, day),
    days: [one.starts, ...opening(one, day), one.closes, one.ends],
  }));
  expect(rowsOf(html), day).toEqual(rows);
}

/** The intakes page has all intakes that are not past, and a contact when none can be applied for. */
function checkIntakes(html: string, day: string): void {
  const rows = intakes
    .filter(({ ends }) => ends >= day)
    .map((one) => ({ word: expectedWord(one, day), days: [...opening(one, day), one.closes, one.starts, one.ends] }));
  expect(rowsOf(html), day).toEqual(rows);
  expect(plain(html).includes('No intake is ahead that you can apply for. Ask us'), day).toBe(!expectedNext(day));
}

/** The prices have each programme's next intake, or a contact. */
function checkPrices(html: string, day: string): void {
  const rows = html.split(/<tr\b/).filter((row) => row.includes('data-label="Next intake"'));
  for (const path of programmePaths) {
    const row = rows.find((one) => one.includes(`href="${path}"`)) ?? '';
    const cell = part(row, /<td[^>]*data-label="Next intake"/, '</td>');
    const next = expectedNext(day, path);
    if (next) expect(timesIn(cell), `${path} ${day}`).toEqual([next.starts]);
    else expect(plain(cell), `${path} ${day}`).toBe('No date yet: ask us');
  }
}

const OWN_CHECKS: Record<string, typeof checkProgramme> = {
  '/intake-blocks': checkIntakes,
  '/programPricing': checkPrices,
  ...Object.fromEntries(programmePaths.map((path) => [path, checkProgramme])),
};

describe('a year of days', () => {
  // A page's chunk is fetched at its first drawing; later drawings are fast.
  beforeAll(async () => {
    for (const path of documentPaths) await prerender(path);
  });

  it.each(documentPaths)('S1-14 S2-22 %s is true on every one of them', (path) => {
    const drawn = DAILY.includes(path) ? days : days.filter((day) => turningDays.has(day));
    expect(drawn.length).toBeGreaterThan(80);
    for (const day of drawn) {
      const html = draw(path, day);
      checkEveryPage(html, day, path);
      OWN_CHECKS[path]?.(html, day, path);
    }
  });
});
