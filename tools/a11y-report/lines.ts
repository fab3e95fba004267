/** What the command prints. */

import { counted } from '../report/words';
import type { Summary } from './model';
import { outcomes, outcomeWords } from './outcomes';
import { failedChecks, judged, missingPhrases, staleJudgements } from './summary';

/** The summary for a terminal, a line each; what is partial says so first. */
export function reportLines(summary: Summary, folder: string): string[] {
  const { evaluation, partial, counts, criteria, pages } = summary;
  const failed = failedChecks(summary);
  const stale = staleJudgements(summary);
  const valid = criteria.filter(({ judgement }) => judgement?.changes.length === 0).length;
  const wcag = criteria.filter(({ criterion }) => criterion.level === 'A' || criterion.level === 'AA');
  const numbers = outcomes.map((outcome) => {
    const rows = wcag.filter((row) => row.outcome === outcome).length;
    return `  ${outcomeWords[outcome]}: ${counted(rows, 'criterion').replace('criterions', 'criteria')} of WCAG 2.2 A and AA; ${counted(counts[outcome], 'assertion')}`;
  });
  return [
    ...(partial ? [partial] : []),
    `Accessibility of ${counted(pages.length, 'page')} and brochures in ${counted(evaluation.states.length, 'state')}, commit ${evaluation.commit}`,
    ...numbers,
    ...failed.map(
      ({ states, check }) =>
        `Failed: ${check.engine} ${check.rule} (${check.criteria.join(', ') || 'best practice'}) on ${states[0]?.id}${states.length > 1 ? ` and ${states.length - 1} more` : ''} at ${check.findings.map(({ selector }) => selector).join(', ')}`,
    ),
    `Judged by a person: ${valid} of ${judged(summary).length} criteria that need one`,
    ...stale.map(
      ({ criterion, by, date, changes }) =>
        `No longer counts: ${criterion} (judged by ${by}, ${date}): ${changes.map(({ key }) => key).join(', ')} changed`,
    ),
    ...missingPhrases(summary).map((phrase) => `Not said by the screen reader: ${phrase}`),
    `The report: ${folder}/index.html; to judge: ${folder}/judge.html`,
  ];
}
