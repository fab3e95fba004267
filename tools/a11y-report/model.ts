/** What the formats of the report are made from. */

import type { CheckResult, Evaluation, Measured, Outcome, ScreenReaderSummary, SeededFault } from '../../a11y/model';
import type { Judgement } from '../../build/judgements';
import type { Criterion } from './criteria';
import type { Joined } from './judging/join';

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
  /** What people have judged. */
  judgements: Judgement[];
  /** Every page of the site, the not-found page aside: what the evidence is held against. */
  paths: string[];
  /** Repeats the evaluation, as `npm run a11y:report`. */
  command: string;
}

/** How a criterion was judged on one page, in W3C's EARL terms. */
export type EarlMode = 'automatic' | 'semiAuto' | 'manual';

/** A page in all its states, or a brochure. */
export interface Subpage {
  path: string;
  title: string;
  measured: Measured[];
}

/** One criterion on one page or brochure: the unit that every format counts. */
export interface Assertion {
  criterion: Criterion;
  page: Subpage;
  /** Over all states: the one that matters most. */
  outcome: Outcome;
  mode: EarlMode;
  /** What machines found in each state, in the order of `page.measured`. */
  outcomes: Outcome[];
  /** A person's verdict that holds, for this page. */
  verdict?: Pick<Judgement, 'verdict' | 'note' | 'by' | 'date'>;
}

export type Counts = Record<Outcome, number>;

/** One criterion over the whole evaluation. */
export interface CriterionSummary {
  criterion: Criterion;
  outcome: Outcome;
  /** How it was looked at, in words: 'tested automatically', 'tested by script', 'needs a person' … */
  modes: string[];
  /** How many pages and brochures have which outcome. */
  counts: Counts;
  /** What was found, in a sentence or two. */
  finding: string;
  assertions: Assertion[];
  /** A person's verdict, whether it holds or not. */
  judgement?: Joined;
}

/** The one reading of the evidence from which HTML and EARL take their numbers. */
export interface Summary extends PackInput {
  /** A sentence; empty for a whole evaluation. */
  partial: string;
  pages: Subpage[];
  criteria: CriterionSummary[];
  /** Over all assertions. */
  counts: Counts;
}

/** A check in several states of one page, or of several, where it said the same. */
export interface Told {
  check: CheckResult;
  states: Measured[];
}
