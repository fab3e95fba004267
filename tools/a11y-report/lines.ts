/** What the command is asked for, and what it prints. */
import { parseArgs } from 'node:util';
import { failedChecks, judged, outcomes, outcomeWords, type Summary, staleJudgements } from './summary';
import { counted } from './words';

/**
 * Reads the arguments: pages to evaluate, none for all. An address is that of a running site; without it this one is
 * built and served. Throws one line for anything else.
 */
export function readRequest(args: string[], sitePaths: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const site = positionals.find((word) => /^https?:/.test(word))?.replace(/\/+$/, '');
  const paths = positionals.filter((word) => !/^https?:/.test(word));
  const unknown = paths.find((path) => !sitePaths.includes(path));
  if (unknown !== undefined) throw new Error(`${unknown} is no page of the site. Its pages: ${sitePaths.join(' ')}`);
  const command = ['npm run a11y:report', ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' ');
  return { paths, command, site };
}

/** The summary for a terminal, and whether nothing failed and every verdict counts; what is partial says so first. */
export function reportLines(summary: Summary): { lines: string[]; isGood: boolean } {
  const { evaluation, partial, counts, rows, pages } = summary;
  const wcag = rows.filter(({ criterion: { level } }) => level === 'A' || level === 'AA');
  const valid = rows.filter(({ judgement }) => judgement?.changes.length === 0);
  const wrong = [
    ...evaluation.partial.filter((why) => why.includes('could not be visited')),
    ...failedChecks(summary).map(({ check: { engine, rule, criteria, findings }, states }) => {
      const more = states.length > 1 ? ` and ${states.length - 1} more` : '';
      const places = findings.map(({ selector, message }) => `${selector} (${message})`).join(', ');
      return `Failed: ${engine} ${rule} (${criteria.join(', ') || 'best practice'}) on ${states[0]?.id}${more} at ${places}`;
    }),
    ...staleJudgements(summary).map(
      ({ criterion, by, date, changes }) =>
        `No longer counts: ${criterion} (judged by ${by}, ${date}): ${changes.join(', ')} changed`,
    ),
  ];
  const lines = [
    ...(partial ? [partial] : []),
    `Accessibility of ${counted(pages.length, 'page')} and brochures in ${counted(evaluation.states.length, 'state')}, commit ${evaluation.commit}`,
    ...outcomes.map((outcome) => {
      const own = wcag.filter((row) => row.outcome === outcome).length;
      return `  ${outcomeWords[outcome]}: ${own} of 55 criteria of WCAG 2.2 A and AA; ${counted(counts[outcome], 'assertion')}`;
    }),
    `Judged by a person: ${valid.length} of ${judged(summary).length} criteria that need one`,
    ...wrong,
  ];
  return { lines, isGood: wrong.length === 0 };
}
