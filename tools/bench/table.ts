/** Results as text. Ratios come first, because they hold on any machine. */
import type { Interactions } from './interactions';
import type { Measures } from './measures';

/** One page and its own baseline: the same page without scripts. */
export interface PageResult {
  path: string;
  site: Measures;
  baseline: Measures;
}

/** All measures of one run: `reports/bench/result.json`. */
export interface BenchResult {
  commit: string;
  /** ISO date. */
  date: string;
  machine: string;
  rounds: number;
  pages: PageResult[];
  interactions: Interactions;
}

const rounded = (value: number) => String(Math.round(value));
const ratio = (value: number, base: number) => (base > 0 ? (value / base).toFixed(2) : '–');
const beside = (value: number, base: number) => `${rounded(value)} (${rounded(base)})`;
const kilobytes = (value: number) => (value / 1000).toFixed(1);

type Column = [head: string, cell: (page: PageResult) => string];

const COLUMNS: Column[] = [
  ['page', ({ path }) => path],
  ['LCP ×', ({ site, baseline }) => ratio(site.lcp, baseline.lcp)],
  ['FCP ×', ({ site, baseline }) => ratio(site.fcp, baseline.fcp)],
  ['main thread ×', ({ site, baseline }) => ratio(site.mainThread, baseline.mainThread)],
  ['CLS', ({ site }) => site.cls.toFixed(3)],
  ['scores', ({ site }) => [site.performance, site.accessibility, site.bestPractices, site.seo].map(rounded).join(' ')],
  ['LCP ms', ({ site }) => rounded(site.lcp)],
  ['TBT ms', ({ site, baseline }) => beside(site.tbt, baseline.tbt)],
  ['main thread ms', ({ site, baseline }) => beside(site.mainThread, baseline.mainThread)],
  ['KB', ({ site }) => kilobytes(site.bytes)],
  ['JS', ({ site }) => kilobytes(site.scriptBytes)],
];

/** A Markdown table. */
function markdown(rows: string[][]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
}

/** A row for each page; `reports/bench/result.json` has every measure. */
export const pageTable = (pages: PageResult[]) =>
  markdown([COLUMNS.map(([head]) => head), ...pages.map((page) => COLUMNS.map(([, cell]) => cell(page)))]);

/** The result for a person: where and how, the pages, the interactions. */
export function resultText({ pages, interactions, machine, rounds, commit, date }: BenchResult): string {
  return [
    `Medians of ${rounds} rounds on ${machine}, commit ${commit}, ${date}. × is the ratio to the same page without scripts, whose figures stand in brackets. Scores: performance, accessibility, best practices, SEO. Main thread: Chromium's counter in the thread's own time, with the processor four times slower.`,
    pageTable(pages),
    'From the input to the next paint that answers it, with the processor four times slower:',
    markdown([
      ['open the dropdown', 'a keystroke in the search', 'follow a link (it is marked)', 'its page is shown'],
      [interactions.openDropdown, interactions.searchKeystroke, interactions.followLink, interactions.showPage].map(
        (time) => `${rounded(time)} ms`,
      ),
    ]),
  ].join('\n\n');
}
