/** Manual accessibility verdicts: format and reader of the saved files, and the totals for the site's statement. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { VerdictTotals } from '../src/catalogue/views';

/** The terms of VPAT. */
export const VERDICTS = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
} as const;

export type Verdict = keyof typeof VERDICTS;

const verdict = z.enum(Object.keys(VERDICTS) as [Verdict, ...Verdict[]]);
const words = z.string().trim().min(1);

const judgement = z.strictObject({
  /** WCAG criterion, as `1.1.1`. */
  criterion: z.string().regex(/^\d\.\d\.\d+$/),
  verdict,
  note: z.string(),
  /** Pages with another verdict than the rest of the site. */
  pages: z.array(z.strictObject({ path: z.string().startsWith('/'), verdict, note: z.string() })),
  by: words,
  date: z.iso.date(),
  /** Evidence that was judged: kind and page, as `images /about`, with what was shown, one line each. */
  basis: z.record(z.string(), z.string()),
});

export type Judgement = z.infer<typeof judgement>;

/** A saved file. It lists evidence that several verdicts share only once. */
const file = z.strictObject({
  version: z.literal(1),
  /** Commit of the site that was judged. */
  commit: words,
  evidence: z.record(z.string(), z.string()),
  judgements: z.array(judgement.omit({ basis: true }).extend({ basis: z.array(z.string()) })),
});

/** The verdicts in a saved file's text. Throws a one-line error with `name` and the first invalid field. */
export function parseJudgements(text: string, name: string): Judgement[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${name} is no JSON.`);
  }
  const { data, error } = file.safeParse(json);
  if (!data) {
    const [issue] = error.issues;
    // Stryker disable next-line OptionalChaining: A refused file has an issue; only the type allows none.
    throw new Error(`${name}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
  }
  return data.judgements.map(({ basis, ...rest }) => ({
    ...rest,
    basis: Object.fromEntries(
      basis.map((key) => {
        const shown = data.evidence[key];
        if (shown === undefined) throw new Error(`${name}: evidence: ‘${key}’ of ${rest.criterion} is missing.`);
        return [key, shown];
      }),
    ),
  }));
}

/** Reads `a11y/judgements/*.json` below `root`: the latest verdict per criterion, in the criteria's order. */
export function readJudgements(root: string): Judgement[] {
  const folder = join(root, 'a11y/judgements');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const read = (name: string) =>
    // Stryker disable next-line StringLiteral: JSON.parse reads bytes as well.
    parseJudgements(readFileSync(join(folder, name), 'utf8'), `a11y/judgements/${name}`);
  // Stryker disable next-line MethodExpression: Most file systems list by name already; not all.
  const all = files.sort().flatMap(read);
  const latest = new Map<string, Judgement>();
  for (const one of all) {
    if (one.date >= (latest.get(one.criterion)?.date ?? '')) latest.set(one.criterion, one);
  }
  return [...latest.values()].sort((a, b) => a.criterion.localeCompare(b.criterion, 'en', { numeric: true }));
}

/** The WCAG 2.2 A and AA criteria that no program can decide and that apply to this site. */
export const NEED_A_PERSON =
  '1.1.1 1.3.1 1.3.2 1.3.3 1.3.4 1.4.1 1.4.5 1.4.11 1.4.13 2.1.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.5.2 2.5.3 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.2 4.1.2 4.1.3'.split(
    ' ',
  );
/** AAA criteria, which the statement leaves out. */
const BEYOND = ['1.4.6', '2.3.3', '2.4.9', '2.4.10', '2.4.12', '2.4.13', '2.5.5'];

/**
 * Totals of the verdicts below `root`, for the accessibility statement (S1-30). Throws a one-line error for an invalid file.
 */
export function verdictTotals(root: string): VerdictTotals {
  const wcagJudgements = readJudgements(root).filter(({ criterion }) => !BEYOND.includes(criterion));
  const isFault = (each: { verdict: Verdict }) =>
    each.verdict === 'partially-supports' || each.verdict === 'does-not-support';
  return {
    needed: NEED_A_PERSON.length,
    judged: wcagJudgements.filter(({ criterion }) => NEED_A_PERSON.includes(criterion)).length,
    people: new Set(wcagJudgements.map(({ by }) => by)).size,
    latestDay:
      wcagJudgements
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
    faults: wcagJudgements.filter((one) => isFault(one) || one.pages.some(isFault)).map(({ criterion }) => criterion),
  };
}
