/** The words that outcomes have in every format. */
import type { Outcome } from '../../a11y/model';

/** 'Passed' is never said: a machine that finds nothing has found no failure. */
export const outcomeWords: Record<Outcome, string> = {
  passed: 'No failure found',
  failed: 'Failed',
  cantTell: 'A person has to judge',
  inapplicable: 'Not applicable',
  untested: 'Not tested',
};

/** In the order in which they matter. */
export const outcomes: Outcome[] = ['failed', 'cantTell', 'passed', 'untested', 'inapplicable'];
