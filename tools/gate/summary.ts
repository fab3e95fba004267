/** All failures of a run, gathered by cause: one line of code that broke sixty tests is one entry, not sixty. */

import { placeOf, type TestRun } from '../spec-trace/model';
import { readResults } from '../spec-trace/readResults';
import { idsOfTest, widthsInTitles } from '../spec-trace/titles';

/** What broke, and where it shows. */
export interface Cause {
  /** What was found, as 'link "Apply now" in "Fees": its edge has 1.20:1'. */
  found: string;
  /** The same of other parts: what one colour or one line of a style broke in many places. */
  also: string[];
  /** What was expected instead, where the failure says so. */
  expected: string;
  /** How many tests show it. */
  tests: number;
  statements: string[];
  /** What the first of the tests says: of a failure that names no page, often all there is to go by. */
  title: string;
  pages: string[];
  /** Widths and schemes, as '390 px' or 'phone, dark'. */
  views: string[];
  /** Files and lines of the tests. */
  places: string[];
}

interface Fault {
  found: string;
  /** What of it is the same wherever it has this cause, if not all; that is then one line of a test. */
  same?: { found: string; place: string };
  expected: string;
  views: string[];
}

/** An entry of a list of faults that should have been empty, as the runners print what was not expected. */
const ENTRY = /^\s*\+\s+"((?:[^"\\]|\\.)*)",?$/;
/** As the checks of what a visitor sees word them: found, expected, and the views that show it. */
const SEEN = /^(.*) — expected: (.*?)(?: \[([^\]]*)\])?$/;

function faultOf(text: string): Fault {
  const [, found = text, expected = '', views = ''] = SEEN.exec(text) ?? [];
  return { found, expected, views: views ? views.split('; ') : [] };
}

/** The lines of a failure that say what was expected and what was there. */
function plainFault(message: string, place: string): Fault {
  const lines = message.split('\n').map((line) => line.trim());
  const said = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim() ?? '';
  const first = lines.find((line) => line !== '') ?? 'a failure without a message';
  const received = said(/^Received(?: string| value| length)?:/);
  const locator = said(/^Locator:/);
  const expected = said(/^Expected(?: string| value| length| pattern| substring)?:/).slice(0, 160);
  const same = [first.replace(/^(?:Assertion)?Error: /, ''), locator].filter(Boolean);
  return {
    found: [...same, ...(received ? [`received ${received}`] : [])].join(' · ').slice(0, 240),
    // One line of a test expects the same of every page, and each has something else instead.
    ...(expected && { same: { found: same.join(' '), place } }),
    expected,
    views: [],
  };
}

/** What one failed test found: each entry of its list of faults, or what its first line says. */
function faultsOf(run: TestRun): Fault[] {
  const { message = '', error = '' } = run;
  const entries = message.split('\n').flatMap((line) => {
    const [, text] = ENTRY.exec(line) ?? [];
    return text === undefined ? [] : [faultOf(text.replaceAll('\\"', '"'))];
  });
  return entries.length > 0 ? entries : [plainFault(message || error, placeOf(run))];
}

/** Addresses of pages in a title: `/about`, `/programs/AITools`, and `/` by itself. */
function pagesIn(titles: readonly string[]): string[] {
  return [...titles.join(' ').matchAll(/(?<=^|\s)\/(?:[\w-]+(?:\/[\w-]+)*)?(?=$|[\s,:;])/g)].map(([path]) => path);
}

/** A part by role and name, its words where those were measured, and what was found there. */
const PART = /^([^"]*"[^"]*" in "[^"]*")(?:: (?:"[^"]*" )?(.*))?$/;
/** In which state a control was, which one colour may break in all of. */
const STATE = / (?:under the pointer|held down|with the focus)$/;

/**
 * What is the same of faults that have one cause: places in a page, numbers and page names may differ. A contrast tells two
 * colours, whatever part has them; and what the same views lack went together.
 */
function keyOf({ found, same, expected, views }: Fault): string {
  const [, part, measured] = PART.exec(found) ?? [];
  if (part && measured?.endsWith(':1')) return `${expected.replace(STATE, '')}|${measured}`;
  if (part && !measured && views.length > 0) {
    return `${expected}|${found.replace(/"[^"]*"/, '').replace(/band \d+, [^"]*/, 'a band')}|${views.join()}`;
  }
  const key = `${expected}|${same?.found ?? found}`
    .replaceAll(/band \d+, [^"]*/g, 'a band')
    .replaceAll(/\/[\w/-]+|\d+(?:\.\d+)?/g, '#');
  return same ? `${key}|${same.place}` : key;
}

/** The part that a fault is of, without what was measured there. */
const partOf = (found: string) => PART.exec(found)?.[1] ?? found;

const add = (list: string[], ...more: string[]) => {
  for (const one of more) if (one !== '' && !list.includes(one)) list.push(one);
};

/** The failed ones of `runs` by cause, the one that most tests show first. */
export function causesOf(runs: readonly TestRun[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const run of runs.filter(({ outcome }) => outcome === 'failed')) {
    const counted = new Set<string>();
    for (const fault of faultsOf(run)) {
      const key = keyOf(fault);
      const { same: _key, ...shown } = fault;
      const cause = causes.get(key) ?? {
        ...shown,
        also: [],
        tests: 0,
        statements: [],
        title: run.titles.join(' ').replace(/^(?:(?:S\d+-\d+|EXTRA)[\s,]+)+/, ''),
        pages: [],
        views: [],
        places: [],
      };
      causes.set(key, cause);
      if (!counted.has(key)) cause.tests += 1;
      counted.add(key);
      if (partOf(fault.found) !== partOf(cause.found)) add(cause.also, partOf(fault.found));
      add(cause.statements, ...idsOfTest(run.titles));
      add(cause.pages, ...pagesIn(run.titles));
      add(cause.views, ...fault.views, ...widthsInTitles(run.titles).map((width) => `${width} px`));
      add(cause.places, placeOf(run));
    }
  }
  return [...causes.values()].sort((a, b) => b.tests - a.tests);
}

const MOST_NAMED = 6;
const MOST_ALIKE = 3;
const LONGEST_TITLE = 160;
const named = (list: readonly string[], most = MOST_NAMED, between = ', ') =>
  list.length > most ? `${list.slice(0, most).join(between)} and ${list.length - most} more` : list.join(between);

/** The summary of a run: a few lines for each cause. Empty when nothing failed. */
export function summaryLines(causes: readonly Cause[]): string[] {
  if (causes.length === 0) return [];
  const tests = causes.reduce((sum, cause) => sum + cause.tests, 0);
  return [
    `What broke: ${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}, shown ${tests} times.`,
    ...causes.flatMap(({ found, also, expected, tests: times, statements, title, pages, views, places }, index) => [
      '',
      `${index + 1}. ${found}${times > 1 ? ` (${times} tests)` : ''}`,
      ...(also.length > 0 ? [`   and: ${named(also, MOST_ALIKE, '; ')}`] : []),
      ...(expected ? [`   expected: ${expected}`] : []),
      ...(pages.length === 0 ? [`   test: ${title.slice(0, LONGEST_TITLE)}`] : []),
      `   statement: ${named(statements)}${pages.length > 0 ? `; page: ${named(pages)}` : ''}${views.length > 0 ? `; at: ${named(views, MOST_NAMED, '; ')}` : ''}`,
      `   look at: ${named(places)}`,
    ]),
  ];
}

/** The summary of the results below `root`; without results there is nothing to sum up. */
export function summarise(root: string): string[] {
  return summaryLines(causesOf(readResults(root).runs));
}
