/** What the formats of the report are made from. */
import type {
  CheckResult,
  Evaluation,
  Outcome,
  ScreenReaderSummary,
  SeededFault,
  StateEvidence,
} from '../../a11y/model';
import type { Criterion } from './criteria/model';

/** The site and who answers for it. */
export interface Subject {
  name: string;
  /** Where it is, or will be, published; without a closing slash. */
  address: string;
  email: string;
  telephone: string;
}

/** All that a pack is made from. */
export interface PackInput {
  evaluation: Evaluation;
  subject: Subject;
  /** None where no screen reader has read the site. */
  screenReader: ScreenReaderSummary | null;
  /** None where the checks have not been tried on seeded faults. */
  faults: SeededFault[] | null;
  /** Every page of the site, the not-found page aside: what the evidence is held against. */
  paths: string[];
  /** Repeats the evaluation, as `npm run a11y:report`. */
  command: string;
}

/** How a criterion was judged in one state, in W3C's EARL terms. */
export type EarlMode = 'automatic' | 'semiAuto' | 'manual';

/** One criterion on one page in one state: the unit that every format counts. */
export interface Assertion {
  criterion: Criterion;
  state: StateEvidence;
  outcome: Outcome;
  mode: EarlMode;
  /** Those that bear on the criterion. */
  checks: CheckResult[];
}

export type Counts = Record<Outcome, number>;

/** One criterion over the whole evaluation. */
export interface CriterionSummary {
  criterion: Criterion;
  outcome: Outcome;
  /** How it was looked at, in words: 'tested automatically', 'tested by script', 'needs a person' … */
  modes: string[];
  /** How many states have which outcome. */
  counts: Counts;
  /** What was found, in a sentence or two. */
  finding: string;
  assertions: Assertion[];
}

/** The one reading of the evidence from which HTML, EARL, WCAG-EM, OpenACR and CSV take their numbers. */
export interface Summary extends PackInput {
  /** A sentence; empty for a whole evaluation. */
  partial: string;
  criteria: CriterionSummary[];
  /** Over all assertions. */
  counts: Counts;
}
