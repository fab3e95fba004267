/** Sets the verdicts beside the evidence: those that hold, and those that do not any more, with what changed. */

import type { Evaluation } from '../../../a11y/model';
import type { Judgement } from '../../../build/judgements';
import { basisOf, shownTexts } from './shown';

/** What changed of one thing that a verdict was given for; lines without their order. */
export interface Change {
  /** Kind and page, as `images /about`. */
  key: string;
  added: string[];
  gone: string[];
}

export interface Joined extends Judgement {
  /** Empty as long as it holds. */
  changes: Change[];
}

const without = (lines: string[], others: string[]) => {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const linesOf = (text: string | undefined) => (text === undefined ? [] : text.split('\n'));

/** Each verdict with what changed since it was given. Of a partial evaluation only the pages that were visited are compared. */
export function joinJudgements(judgements: Judgement[], evaluation: Evaluation): Joined[] {
  const { states, brochures, partial } = evaluation;
  const texts = shownTexts(evaluation);
  const visited = new Set([...states, ...brochures].map(({ path }) => path));
  return judgements.map((judgement) => {
    const keys = new Set([...Object.keys(judgement.basis), ...basisOf(judgement.criterion, texts)]);
    const changes = [...keys].sort().flatMap((key): Change[] => {
      if (partial.length > 0 && !visited.has(key.split(' ')[1] ?? '')) return [];
      const [before, now] = [judgement.basis[key], texts[key]];
      if (before === now) return [];
      const change = {
        key,
        added: without(linesOf(now), linesOf(before)),
        gone: without(linesOf(before), linesOf(now)),
      };
      return change.added.length + change.gone.length > 0
        ? [change]
        : [{ ...change, added: ['The order has changed.'] }];
    });
    return { ...judgement, changes };
  });
}
