/** The mutants that survived, held against the list of those that may. */

import type { Mutant, MutantKey } from './report';
import type { Survivor } from './tests/survivors';

export interface Comparison {
  /** Survived, and not in the list. */
  unlisted: Mutant[];
  /** In the list, and does not survive any more. */
  stale: Survivor[];
}

function keyOf({ file, line, change }: MutantKey): string {
  return [file, line, change].join('\n');
}

/**
 * Compares a report's mutants with the list. A run over part of the code cannot call a listed mutant stale that it did
 * not try: `isWhole` says that all code was mutated.
 */
export function compare(mutants: readonly Mutant[], listed: readonly Survivor[], isWhole: boolean): Comparison {
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survivedKeys = new Set(survived.map(keyOf));
  const triedKeys = new Set(mutants.filter(({ status }) => status !== 'Ignored').map(keyOf));
  const listedKeys = new Set(listed.map(keyOf));
  return {
    unlisted: survived.filter((mutant) => !listedKeys.has(keyOf(mutant))),
    stale: listed.filter((entry) => !survivedKeys.has(keyOf(entry)) && (isWhole || triedKeys.has(keyOf(entry)))),
  };
}

/** What is wrong, a line each, with where it is and how to mend it. */
export function problemLines({ unlisted, stale }: Comparison): string[] {
  return [
    ...unlisted.map(
      ({ file, lineNumber, change, status }) =>
        `${file}:${lineNumber}: ${change} ${status === 'NoCoverage' ? 'is run by no test' : 'survived'}; write a test that fails with it, delete the code, or list it in spec/mutation/survivors.ts with a reason`,
    ),
    ...stale.map(
      ({ file, line, change }) =>
        `spec/mutation/survivors.ts: ${file}: ${change} in '${line}' does not survive any more; take it out of the list`,
    ),
  ];
}

/** Stryker's score, in per cent: what was detected of what could be. Listed survivors count as survivors. */
export function scoreOf(mutants: readonly Mutant[]): number {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  const valid = detected + count('Survived', 'NoCoverage');
  return valid === 0 ? 100 : (100 * detected) / valid;
}
