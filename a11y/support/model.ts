/** Types of the results: what a check found, and the file from which `npm run a11y:report` makes the report and EARL. */

/** The five outcomes of W3C's EARL 1.0. `passed` from a machine means that no failure was found. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested';

/** One place where a check failed, or where a person has to look. */
export interface Violation {
  /** CSS selector of the element. */
  selector: string;
  /** The element's start tag, shortened. */
  html: string;
  /** The element by role, name and band, and the fault. */
  message: string;
}

/** One check tried on one page in one state. */
export interface CheckResult {
  /** axe-core, or a script of this project (`pdf` for those that read brochures). */
  engine: 'axe' | 'pdf' | 'script';
  /** Name of the rule, as `color-contrast` or `focus-seen`. */
  rule: string;
  /** What the rule asks for, in one sentence. */
  title: string;
  /** Numbers of the WCAG 2.2 success criteria it bears on, as `1.4.3`; none for a best practice. */
  criteria: string[];
  /** Identifiers of the ACT rules it implements, as `23a2a8`. */
  actRules: string[];
  outcome: Outcome;
  /** Empty unless the outcome is `failed` or `cantTell`. */
  violations: Violation[];
}

/** The subject of checks: a page in a state, or a brochure. */
export interface Measured {
  /** Unique, as `/about--mobile menu open--390--dark`. */
  id: string;
  path: string;
  title: string;
  /** Name of the state, as 'as loaded' or 'mobile menu open'. */
  state: string;
  checks: CheckResult[];
}

export type Scheme = 'light' | 'dark' | 'forced colours';

/** A page in one state, at one width, in one colour scheme. */
export interface StateEvidence extends Measured {
  /** In CSS px. */
  width: number;
  scheme: Scheme;
}

/** All results of one run of `a11y/`, in `reports/accessibility/evidence.json`. */
export interface Evaluation {
  commit: string;
  /** ISO date. */
  date: string;
  versions: { axe: string; playwright: string; node: string };
  /** Reasons why this is not a whole evaluation, a sentence each; empty for a whole one. */
  partial: string[];
  states: StateEvidence[];
  brochures: Measured[];
}
