/** Accessibility verdicts of people: the table `a11y/verdicts.yaml`, and its totals for the site's statement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { VerdictTotals } from '../src/catalogue/views';

const FILE = 'a11y/verdicts.yaml';

/** The terms of VPAT. */
export const VERDICTS = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
} as const;

const verdict = z.strictObject({
  verdict: z.enum(Object.keys(VERDICTS) as [keyof typeof VERDICTS, ...(keyof typeof VERDICTS)[]]),
  by: z.string().trim().min(1),
  date: z.iso.date(),
  /** Where and why; may be empty. */
  note: z.string().default(''),
});

export type Verdict = z.output<typeof verdict>;
/** Verdicts by the number of their criterion, as `1.1.1`. */
export type Verdicts = Record<string, Verdict>;

/** An empty file has no verdict. */
const table = z.record(z.string().regex(/^\d\.\d\.\d+$/), verdict).nullable();

/** Reads the table below `root`. Throws an error of one line that names the file and the first wrong field. */
export function readVerdicts(root: string): Verdicts {
  const { data, error } = table.safeParse(parse(readFileSync(join(root, FILE), 'utf8')));
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${FILE}: ${issue.path.join(', ') || 'the file'}: ${issue.message}`);
  return data ?? {};
}

/** The WCAG 2.2 A and AA criteria that no program can decide and that apply to this site. */
const NEEDED =
  '1.1.1 1.3.1 1.3.2 1.3.3 1.3.4 1.4.1 1.4.5 1.4.11 1.4.13 2.1.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.5.2 2.5.3 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.2 4.1.2 4.1.3';
export const NEED_A_PERSON = NEEDED.split(' ');

/** AAA criteria, which the statement leaves out. */
const BEYOND = ['1.4.6', '2.3.3', '2.4.9', '2.4.10', '2.4.12', '2.4.13', '2.5.5'];

/** Totals of the verdicts below `root`, for the accessibility statement (S1-30). Throws as `readVerdicts` does. */
export function verdictTotals(root: string): VerdictTotals {
  const judged = Object.entries(readVerdicts(root)).filter(([criterion]) => !BEYOND.includes(criterion));
  const days = judged.map(([, { date }]) => date).sort();
  return {
    needed: NEED_A_PERSON.length,
    judged: judged.filter(([criterion]) => NEED_A_PERSON.includes(criterion)).length,
    people: new Set(judged.map(([, { by }]) => by)).size,
    latestDay: days.at(-1) ?? '',
    faults: judged
      .filter(([, one]) => one.verdict === 'partially-supports' || one.verdict === 'does-not-support')
      .map(([criterion]) => criterion)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  };
}
