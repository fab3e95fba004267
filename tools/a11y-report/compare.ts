/** What changed between two evaluations, by criterion and page, as Markdown: `-- --compare <earlier evidence.json>`. */
import type { Evaluation } from '../../a11y/support/model';
import { counted } from '../report/words';
import { bearsOn, outcomeWords, type Summary, summarise, told } from './summary';

const pageKey = (path: string) => ` | ${path} | The page`;

/** The outcome of each criterion on each page, with each place that failed or needs a person. */
function knownOf({ rows, pages }: Summary): Map<string, string> {
  const known = new Map(pages.map(({ path }) => [pageKey(path), 'there']));
  for (const { criterion, assertions } of rows) {
    for (const { page, outcome } of assertions) {
      const at = `${criterion.number} | ${page.path}`;
      known.set(`${at} | Outcome`, outcomeWords[outcome]);
      for (const { check } of told(page.measured, 'failed', 'cantTell')) {
        if (!bearsOn(criterion, check)) continue;
        for (const { selector, message } of check.findings)
          known.set(`${at} | ${check.engine} ${check.rule} at ${cell(selector)}: ${cell(message)}`, 'found');
      }
    }
  }
  return known;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;');

/** The differences from `earlier` to `summary`; of a partial evaluation those of its pages. */
export function comparison(earlier: Evaluation, summary: Summary): string {
  const [before, now] = [earlier, summary.evaluation].map((evaluation) =>
    knownOf(summarise({ ...summary, evaluation, judgements: [] })),
  ) as [Map<string, string>, Map<string, string>];
  const isCompared = (key: string) => {
    const page = pageKey(key.split(' | ')[1] ?? '');
    return key === page ? now.has(page) || !summary.partial : now.has(page) && before.has(page);
  };
  const rows = [...new Set([...now.keys(), ...before.keys()])]
    .filter((key) => before.get(key) !== now.get(key) && isCompared(key))
    .map((key) => `| ${key} | ${before.get(key) ?? '–'} | ${now.get(key) ?? '–'} |`);
  const count = rows.length === 0 ? 'Nothing changed' : counted(rows.length, 'difference');
  const said = `# Accessibility\n\n${count} from ${earlier.commit.slice(0, 12)} to ${summary.evaluation.commit.slice(0, 12)}.\n`;
  if (rows.length === 0) return said;
  return [said, '| Criterion | Page | What | Before | Now |', '| --- | --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}
