/** Looks through the register itself. */
import type { Requirement } from '../../spec/requirements';
import type { Problem } from './model';

/** A problem for each id that two rows of the register have. */
export function registerProblems(requirements: readonly Requirement[]): Problem[] {
  const ids = requirements.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => ({
    where: 'spec/requirements.ts',
    what: `${id} is there twice`,
    mend: 'keep one row; an id is never reused',
  }));
}
