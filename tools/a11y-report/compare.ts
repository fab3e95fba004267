/** What changed between two evaluations, by criterion and page: `npm run a11y:report -- --compare <earlier evidence.json>`. */
import type { Evaluation } from '../../a11y/model';
import { counted } from '../report/words';
import type { Summary } from './model';
import { outcomeWords } from './outcomes';
import { bearsOn, summarise, told } from './summary';

/** One finding, or one outcome, that is not what it was. */
export interface Difference {
  criterion: string;
  path: string;
  kind: 'new' | 'gone' | 'changed';
  what: string;
}

const NAMES = { new: 'New', gone: 'Gone', changed: 'Changed' } as const;

/** Places that failed or wait for a person, by criterion and page. */
function findingsOf({ criteria, pages }: Summary): Map<string, Difference> {
  const found = new Map<string, Difference>();
  for (const { criterion } of criteria) {
    for (const { path, measured } of pages) {
      for (const { check } of told(measured, 'failed', 'cantTell')) {
        if (!bearsOn(criterion, check)) continue;
        for (const { selector, message } of check.findings) {
          const what = `${check.engine} ${check.rule} at ${selector}: ${message}`;
          const key = [criterion.number, path, what].join(' ');
          found.set(key, { criterion: criterion.number, path, kind: 'new', what });
        }
      }
    }
  }
  return found;
}

/** Outcome of each criterion on each page. */
function outcomesOf({ criteria }: Summary): Map<string, { criterion: string; path: string; words: string }> {
  return new Map(
    criteria.flatMap(({ criterion: { number }, assertions }) =>
      assertions.map(({ page: { path }, outcome }): [string, { criterion: string; path: string; words: string }] => [
        `${number} ${path}`,
        { criterion: number, path, words: outcomeWords[outcome] },
      ]),
    ),
  );
}

/** From `earlier` to `summary`: outcomes and findings on the pages that both have, and pages that came or went. */
export function compare(earlier: Evaluation, summary: Summary): Difference[] {
  const before = summarise({ ...summary, evaluation: earlier, judgements: [] });
  const now = summarise({ ...summary, judgements: [] });
  const [paths, was] = [new Set(now.pages.map(({ path }) => path)), new Set(before.pages.map(({ path }) => path))];
  const isInBoth = ({ path }: { path: string }) => paths.has(path) && was.has(path);
  const came = (kind: 'new' | 'gone', all: Set<string>, others: Set<string>) =>
    [...all]
      .filter((path) => !others.has(path))
      .map((path): Difference => ({ criterion: '', path, kind, what: 'The page.' }));
  const [oldOnes, newOnes] = [findingsOf(before), findingsOf(now)];
  const outcomes = outcomesOf(before);
  return [
    ...came('new', paths, was),
    // Of a partial evaluation nothing is known about the other pages.
    ...(summary.partial ? [] : came('gone', was, paths)),
    ...[...outcomesOf(now)].flatMap(([key, { words, ...rest }]): Difference[] => {
      const old = outcomes.get(key)?.words;
      return old === undefined || old === words
        ? []
        : [{ ...rest, kind: 'changed', what: `‘${old}’ is now ‘${words}’.` }];
    }),
    ...[...newOnes].flatMap(([key, one]) => (oldOnes.has(key) ? [] : [one])).filter(isInBoth),
    ...[...oldOnes]
      .flatMap(([key, one]) => (newOnes.has(key) ? [] : [{ ...one, kind: 'gone' as const }]))
      .filter(isInBoth),
  ];
}

/** The differences as Markdown, for a pull request. */
export function comparison(earlier: Evaluation, summary: Summary): string {
  const differences = compare(earlier, summary);
  const count = differences.length === 0 ? 'Nothing changed' : counted(differences.length, 'difference');
  const said = `# Accessibility\n\n${count} from ${earlier.commit.slice(0, 12)} to ${summary.evaluation.commit.slice(0, 12)}.\n`;
  if (differences.length === 0) return said;
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;');
  const rows = differences.map(
    ({ kind, criterion, path, what }) => `| ${[NAMES[kind], criterion, path, what].map(cell).join(' | ')} |`,
  );
  return [said, '| | Criterion | Page | What |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}
