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

const { machine, A, AA } = parse(readFileSync('a11y/criteria.yaml', 'utf8'));
/** The criteria of the accessibility statement, which leaves AAA out. */
const OF_STATEMENT = Object.entries<{ absent?: string } | null>({ ...A, ...AA }).map(([title, entry]) => {
  return { number: title.replace(/ .*/, ''), absent: entry?.absent };
});
/** Those that no program can decide and that apply to this site. */
export const NEED_A_PERSON = OF_STATEMENT.filter(
  ({ number, absent }) => !absent && !machine.split(' ').includes(number),
).map(({ number }) => number);

/** Totals of the verdicts below `root`, for the accessibility statement (S1-30). Throws as `readVerdicts` does. */
export function verdictTotals(root: string): VerdictTotals {
  const isMeant = (criterion: string) => OF_STATEMENT.some(({ number }) => number === criterion);
  const judged = Object.entries(readVerdicts(root)).filter(([criterion]) => isMeant(criterion));
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
