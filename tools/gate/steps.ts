/** What `npm test` runs, in which order, and in which parts. */

export interface Step {
  /** Of `package.json`. */
  script: string;
  /** What it is started with. */
  words: string[];
  /** Where its results go, so that the parts of a run lie beside each other. */
  variables: Record<string, string>;
}

const ALL = [
  'typecheck',
  'lint',
  'spec',
  'build',
  'e2e',
  'a11y',
  'engines',
  'catalogue:build',
  'pictures',
  'spec:trace',
];
/** What runs whole in the first part, and what only the results of all parts can tell. */
const FIRST_ONLY = ['typecheck', 'lint', 'catalogue:build', 'pictures'];
const JOINED = ['spec:trace'];
const SHARED = ['spec', 'e2e', 'a11y', 'engines'];

/** The steps that `words` ask for: all, or with `--shard 2/3` a part. Throws one line for anything else. */
export function stepsOf(words: readonly string[]): Step[] {
  const plain = (script: string): Step => ({ script, words: [], variables: {} });
  if (words.length === 0) return ALL.map(plain);
  const [, part = '', of = ''] = /^--shard[ =](\d+)\/(\d+)$/.exec(words.join(' ')) ?? [];
  if (!part || Number(part) < 1 || Number(part) > Number(of)) {
    throw new Error(`npm test takes --shard 1/2 or nothing, not ${words.join(' ')}`);
  }
  return ALL.filter((script) => !JOINED.includes(script) && (part === '1' || !FIRST_ONLY.includes(script))).map(
    (script) =>
      SHARED.includes(script)
        ? { script, words: [`--shard=${part}/${of}`], variables: { SHARD: part } }
        : plain(script),
  );
}
