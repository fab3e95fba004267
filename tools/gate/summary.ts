/** All failures of a run, gathered by cause: one line of code that broke sixty tests is one entry, not sixty. */

import { placeOf, type TestRun } from '../spec-trace/model';
import { readResults } from '../spec-trace/readResults';
import { idsOfTest, widthsInTitles } from '../spec-trace/titles';

/** What broke, and where it shows. */
export interface Cause {
  /** What was found, as 'link "Apply now" in "Fees": its edge has 1.20:1'. */
  found: string;
  /** What was expected instead, where the failure says so. */
  expected: string;
  /** How many tests show it. */
  tests: number;
  statements: string[];
  pages: string[];
  /** Widths and schemes, as '390 px' or 'phone, dark'. */
  views: string[];
  /** Files and lines of the tests. */
  places: string[];
}

interface Fault {
  found: string;
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
function plainFault(message: string): Fault {
  const lines = message.split('\n').map((line) => line.trim());
  const said = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim() ?? '';
  const first = lines.find((line) => line !== '') ?? 'a failure without a message';
  const received = said(/^Received(?: string| value| length)?:/);
  const locator = said(/^Locator:/);
  const found = [first.replace(/^(?:Assertion)?Error: /, ''), locator, received && `received ${received}`];
  return {
    found: found.filter(Boolean).join(' · ').slice(0, 240),
    expected: said(/^Expected(?: string| value| length| pattern| substring)?:/).slice(0, 160),
    views: [],
  };
}

/** What one failed test found: each entry of its list of faults, or what its first line says. */
function faultsOf({ message = '', error = '' }: TestRun): Fault[] {
  const entries = message.split('\n').flatMap((line) => {
    const [, text] = ENTRY.exec(line) ?? [];
    return text === undefined ? [] : [faultOf(text.replaceAll('\\"', '"'))];
  });
  return entries.length > 0 ? entries : [plainFault(message || error)];
}

/** Addresses of pages in a title: `/about`, `/programs/AITools`, and `/` by itself. */
function pagesIn(titles: readonly string[]): string[] {
  return [...titles.join(' ').matchAll(/(?<=^|\s)\/(?:[\w-]+(?:\/[\w-]+)*)?(?=$|[\s,:;])/g)].map(([path]) => path);
}

/** What is the same of faults that have one cause: places in a page, numbers and page names may differ. */
const keyOf = ({ found, expected }: Fault) =>
  `${expected}|${found}`.replaceAll(/band \d+, [^"]*/g, 'a band').replaceAll(/\/[\w/-]+|\d+(?:\.\d+)?/g, '#');

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
      const cause = causes.get(key) ?? { ...fault, tests: 0, statements: [], pages: [], views: [], places: [] };
      causes.set(key, cause);
      if (!counted.has(key)) cause.tests += 1;
      counted.add(key);
      add(cause.statements, ...idsOfTest(run.titles));
      add(cause.pages, ...pagesIn(run.titles));
      add(cause.views, ...fault.views, ...widthsInTitles(run.titles).map((width) => `${width} px`));
      add(cause.places, placeOf(run));
    }
  }
  return [...causes.values()].sort((a, b) => b.tests - a.tests);
}

const MOST_NAMED = 6;
const named = (list: readonly string[]) =>
  list.length > MOST_NAMED
    ? `${list.slice(0, MOST_NAMED).join(', ')} and ${list.length - MOST_NAMED} more`
    : list.join(', ');

/** The summary of a run: three or four lines for each cause. Empty when nothing failed. */
export function summaryLines(causes: readonly Cause[]): string[] {
  if (causes.length === 0) return [];
  const tests = causes.reduce((sum, cause) => sum + cause.tests, 0);
  return [
    `What broke: ${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}, shown ${tests} times.`,
    ...causes.flatMap(({ found, expected, tests: times, statements, pages, views, places }, index) => [
      '',
      `${index + 1}. ${found}${times > 1 ? ` (${times} tests)` : ''}`,
      ...(expected ? [`   expected: ${expected}`] : []),
      `   statement: ${named(statements)}${pages.length > 0 ? `; page: ${named(pages)}` : ''}${views.length > 0 ? `; at: ${named(views)}` : ''}`,
      `   look at: ${named(places)}`,
    ]),
  ];
}

/** The summary of the results below `root`; without results there is nothing to sum up. */
export function summarise(root: string): string[] {
  return summaryLines(causesOf(readResults(root).runs));
}
