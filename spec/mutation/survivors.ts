/**
 * The mutants that may survive, each with its reason. They still count against the score. `line` and `change` read as
 * `npm run spec:mutate` prints them; an entry whose mutant is killed or gone is reported, and must go.
 */
export interface Survivor {
  /** Relative to the repository. */
  file: string;
  /** The source line the mutant begins on, trimmed. */
  line: string;
  /** What the mutant changes: `original → replacement`. */
  change: string;
  /** One sentence: why no test in vitest can see it, and which browser test does, if one does. */
  reason: string;
}

export const survivors: readonly Survivor[] = [];
