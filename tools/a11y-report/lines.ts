/** Arguments of the command, and its output. */
import { parseArgs } from 'node:util';
import { failedChecks, type Summary, staleJudgements } from './summary';

/**
 * Reads the arguments: pages to evaluate, or none for all, and the address of a running site. Without an address this site is
 * built and served. Throws a one-line error for anything else.
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

/** Faults, a line each: pages that could not be visited, failed checks, and verdicts that are out of date. */
export function wrongIn(summary: Summary): string[] {
  return [
    ...summary.evaluation.partial.filter((why) => why.includes('could not be visited')),
    ...failedChecks(summary).map(({ check: { engine, rule, criteria, violations }, states }) => {
      const more = states.length > 1 ? ` and ${states.length - 1} more` : '';
      const places = violations.map(({ selector, message }) => `${selector} (${message})`).join(', ');
      return `Failed: ${engine} ${rule} (${criteria.join(', ') || 'best practice'}) on ${states[0]?.id}${more} at ${places}`;
    }),
    ...staleJudgements(summary).map(
      ({ criterion, by, date, changes }) =>
        `No longer counts: ${criterion} (judged by ${by}, ${date}): ${changes.join(', ')} changed`,
    ),
  ];
}
