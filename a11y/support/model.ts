/** Types of the evidence: the checks' results, and all data from which the report is made. */

/** The five outcomes of W3C's EARL 1.0. `passed` from a machine means that no failure was found. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested';

/** One place where a rule failed, or where a person has to look. */
export interface Violation {
  /** CSS selector of the element. */
  selector: string;
  /** The element's start tag, shortened. */
  html: string;
  /** The fault, in one sentence. */
  message: string;
  /** People affected, and the effect on them. */
  impact: string;
  /** Way to correct it. */
  fix: string;
}

/** One rule tried on one page in one state. */
export interface CheckResult {
  /** axe-core, or a script of this project (`pdf` for those that read brochures). */
  engine: 'axe' | 'pdf' | 'script';
  /** Name of the rule, as `color-contrast` or `focus-visible`. */
  rule: string;
  /** The requirement of the rule, in one sentence. */
  title: string;
  /** Numbers of the WCAG 2.2 success criteria it bears on, as `1.4.3`; none for a best practice. */
  criteria: string[];
  /** Identifiers of the ACT rules it implements, as `23a2a8`. */
  actRules: string[];
  outcome: Outcome;
  /** Empty unless the outcome is `failed` or `cantTell`. */
  violations: Violation[];
}

/** CSS px in the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Kinds of evidence that a person judges, with the text of the links to them. */
export const KINDS = {
  picture: 'Pictures of the pages',
  images: 'Images and their alternatives',
  links: 'Links and what stands around them',
  headings: 'Headings and landmarks',
  order: 'Reading order, drawn',
  reading: 'What a screen reader is given',
  keyboard: 'Keyboard maps',
  colours: 'Pairs of colours',
  messages: 'Messages',
  motion: 'What moves',
};
export type EvidenceKind = keyof typeof KINDS;

/** One thing to judge: a line of text, compared with later evaluations, and its place on the picture. */
export interface Item {
  text: string;
  box?: Box;
}

/** One stop of the Tab key. */
export interface Stop {
  /** From 1. */
  number: number;
  role: string;
  name: string;
  selector: string;
  /** CSS px in the page at the time of focus. */
  box: Box;
  /** Lowest contrast of the focus indicator's changed pixels, as 7.2 for 7.2:1. */
  focusContrast: number;
}

/** The subject of checks: a page in a state, or a brochure. */
export interface Measured {
  /** File-name-safe and unique, as `about--mobile-menu-open--390--dark`. */
  id: string;
  path: string;
  title: string;
  /** Name of the state, as 'as loaded' or 'mobile menu open'. */
  state: string;
  checks: CheckResult[];
  /** Items for a person to judge, of the kinds that were listed here. */
  shown?: Partial<Record<EvidenceKind, Item[]>>;
}

/** A page in one state, at one width, in one colour scheme. */
export interface StateEvidence extends Measured {
  /** In px. */
  width: 320 | 390 | 768 | 1280;
  scheme: 'light' | 'dark' | 'forced colours';
  headings: { level: number; text: string }[];
  landmarks: { role: string; name: string }[];
  /** Stops of the keyboard walk; empty without one. */
  stops: Stop[];
  /** A screen reader's lines, in order; taken once for each route and state, else empty. */
  reading: string;
  /** File name in `screenshots/`, and height in CSS px, where a screenshot was taken. It is as wide as the state. */
  screenshot?: { file: string; height: number };
}

/** All results of one run, written to `reports/accessibility/evidence.json`. */
export interface Evaluation {
  commit: string;
  /** ISO date. */
  date: string;
  /** In ms. */
  duration: number;
  versions: { axe: string; playwright: string; chromium: string; node: string };
  /** Reasons why this is not a whole evaluation, a sentence each; empty for a whole one. */
  partial: string[];
  states: StateEvidence[];
  brochures: Measured[];
}
