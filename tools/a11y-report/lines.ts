/** What the command prints. */

import { counted } from '../report/words';
import type { Summary } from './model';
import { failedChecks, missingPhrases } from './summary';
import { outcomes, outcomeWords } from './wording';

/** The summary for a terminal, a line each; what is partial says so first. */
export function reportLines(summary: Summary, folder: string): string[] {
  const { evaluation, partial, counts, criteria } = summary;
  const failed = failedChecks(summary);
  const wcag = criteria.filter(({ criterion }) => criterion.level === 'A' || criterion.level === 'AA');
  const numbers = outcomes.map((outcome) => {
    const rows = wcag.filter((row) => row.outcome === outcome).length;
    return `  ${outcomeWords[outcome]}: ${counted(rows, 'criterion').replace('criterions', 'criteria')} of WCAG 2.2 A and AA; ${counted(counts[outcome], 'assertion')}`;
  });
  return [
    ...(partial ? [partial] : []),
    `Accessibility of ${counted(new Set(evaluation.states.map(({ path }) => path)).size, 'page')} in ${counted(evaluation.states.length, 'state')}, commit ${evaluation.commit}`,
    ...numbers,
    ...failed.map(
      ({ state, check }) =>
        `Failed: ${check.rule} (${check.criteria.join(', ') || 'best practice'}) on ${state.id} at ${check.findings.map(({ selector }) => selector).join(', ')}`,
    ),
    ...missingPhrases(summary).map((phrase) => `Not said by the screen reader: ${phrase}`),
    `The report: ${folder}/index.html`,
  ];
}
