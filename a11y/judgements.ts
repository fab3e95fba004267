/** The verdicts of people: the file that the report's sheets save, and how it is read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** VPAT's terms. */
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
  /** As `1.1.1`. */
  criterion: z.string().regex(/^\d\.\d\.\d+$/),
  verdict,
  note: z.string(),
  /** Pages where it differs. */
  pages: z.array(z.strictObject({ path: z.string().startsWith('/'), verdict, note: z.string() })),
  by: words,
  date: z.iso.date(),
  /** What it was given for: kind and page, as `images /about`, and what was shown, a line each. */
  basis: z.record(z.string(), z.string()),
});

export type Judgement = z.infer<typeof judgement>;

/** In the saved file what several verdicts were given for stands once. */
const file = z.strictObject({
  version: z.literal(1),
  /** Of the site that was judged. */
  commit: words,
  evidence: z.record(z.string(), z.string()),
  judgements: z.array(judgement.omit({ basis: true }).extend({ basis: z.array(z.string()) })),
});

/** The verdicts in the text of a saved file. Throws one line, with `name` and the first place that is wrong. */
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
    throw new Error(`${name}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
  }
  return data.judgements.map(({ basis, ...rest }) => ({
    ...rest,
    basis: Object.fromEntries(
      basis.map((key) => {
        const shown = data.evidence[key];
        if (shown === undefined) throw new Error(`${name}: evidence: ‘${key}’ of ${rest.criterion} is missing.`);
        // Of two texts of one name the page marks the older.
        return [key.replace(/( \(earlier\))+$/, ''), shown];
      }),
    ),
  }));
}

/** Reads `a11y/judgements/*.json` below `root`: of each criterion the latest verdict, in the order of the criteria. */
export function readJudgements(root: string): Judgement[] {
  const folder = join(root, 'a11y/judgements');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const all = files
    .sort()
    .flatMap((name) => parseJudgements(readFileSync(join(folder, name), 'utf8'), `a11y/judgements/${name}`));
  const latest = new Map<string, Judgement>();
  for (const one of all) {
    if (one.date >= (latest.get(one.criterion)?.date ?? '')) latest.set(one.criterion, one);
  }
  return [...latest.values()].sort((a, b) => a.criterion.localeCompare(b.criterion, 'en', { numeric: true }));
}
