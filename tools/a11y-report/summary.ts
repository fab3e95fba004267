/** Joins the results of the checks, the criteria and the verdicts of people, so that the page and EARL have the same numbers. */
import type { CheckResult, Evaluation, Measured, Outcome } from '../../a11y/support/model';
import { VERDICTS, type Verdict, type Verdicts } from '../../build/verdicts';
import { type Criterion, criteria } from './criteria';

/** A page in all its states, or a brochure. */
export interface Subpage {
  path: string;
  title: string;
  measured: Measured[];
}

/** Result of one criterion on one page or brochure, over all its states: the unit that every format counts. */
export interface Assertion {
  criterion: Criterion;
  page: Subpage;
  outcome: Outcome;
  /** A person's verdict that decides it. */
  verdict?: Verdict;
}

/** One criterion over the whole evaluation. */
export interface Row {
  criterion: Criterion;
  outcome: Outcome;
  assertions: Assertion[];
  verdict?: Verdict;
}

export interface Summary {
  evaluation: Evaluation;
  /** The site and its contact; the address has no closing slash. */
  subject: { name: string; address: string; email: string };
  pages: Subpage[];
  rows: Row[];
}

/** Text of each outcome, gravest first. None says 'Passed', because a machine can only find no failure. */
export const outcomeWords: Record<Outcome, string> = {
  failed: 'Failed',
  cantTell: 'A person has to judge',
  passed: 'No failure found',
  untested: 'Not tested',
  inapplicable: 'Not applicable',
};
export const outcomes = Object.keys(outcomeWords) as Outcome[];

/** Name of a state, as 'as loaded, 320 px, dark'; a brochure has only its state. */
export const stateName = (measured: Measured): string =>
  'width' in measured
    ? `${measured.state}, ${measured.width} px, ${(measured as { scheme?: string }).scheme}`
    : measured.state;

/** A person's verdict in a sentence; empty where there is none. */
export const verdictText = (verdict: Verdict | undefined): string =>
  verdict ? `${VERDICTS[verdict.verdict]} (judged by ${verdict.by}, ${verdict.date}). ${verdict.note}`.trim() : '';

/** The programs of the checks, with their versions. */
export const programs = ({ versions }: Evaluation): string =>
  Object.entries(versions)
    .map((version) => version.join(' '))
    .join(', ');

/** `true` if a check bears on a criterion. A check without criteria bears on best practices. */
export function bearsOn({ number }: Criterion, { criteria: own }: CheckResult): boolean {
  return number === 'BP' ? own.length === 0 : own.includes(number);
}

const worstOf = (found: Outcome[]) => outcomes.find((outcome) => found.includes(outcome)) ?? 'untested';

/** Outcome of a criterion in one state, without claiming more than a machine can prove. */
function outcomeIn({ absent, isDecidedByMachine }: Criterion, checks: CheckResult[]): Outcome {
  const worst = worstOf(checks.map(({ outcome }) => outcome));
  if (worst === 'failed' || worst === 'cantTell') return worst;
  // A check that passed found something, which contradicts 'not applicable': a person has to decide.
  if (absent) return worst === 'passed' ? 'cantTell' : 'inapplicable';
  if (isDecidedByMachine) return worst;
  return worst === 'passed' ? 'cantTell' : 'untested';
}

const MEANING: Record<keyof typeof VERDICTS, Outcome> = {
  supports: 'passed',
  'partially-supports': 'failed',
  'does-not-support': 'failed',
  'not-applicable': 'inapplicable',
};

function assertionOf(criterion: Criterion, page: Subpage, verdict: Verdict | undefined): Assertion {
  const found = page.measured.map(({ checks }) => checks.filter((check) => bearsOn(criterion, check)));
  const outcome = worstOf(found.map((checks) => outcomeIn(criterion, checks)));
  // A verdict does not override a failure found by a machine.
  const decides = verdict && outcome !== 'failed';
  return { criterion, page, ...(decides ? { outcome: MEANING[verdict.verdict], verdict } : { outcome }) };
}

function rowOf(criterion: Criterion, pages: Subpage[], verdict: Verdict | undefined): Row {
  // A brochure counts only for criteria with a rule.
  const isSubject = (each: Measured) => 'width' in each || each.checks.some((check) => bearsOn(criterion, check));
  const assertions = pages
    .filter(({ measured }) => measured.some(isSubject))
    .map((page) => assertionOf(criterion, page, verdict));
  const outcome = worstOf(assertions.map((assertion) => assertion.outcome));
  return { criterion, outcome, assertions, ...(verdict && { verdict }) };
}

/** The evaluation by criterion, with one assertion for each criterion and page. */
export function summarise(evaluation: Evaluation, verdicts: Verdicts, subject: Summary['subject']): Summary {
  const byPath = new Map<string, Subpage>();
  for (const measured of [...evaluation.states, ...evaluation.brochures]) {
    const page = byPath.get(measured.path) ?? { path: measured.path, title: measured.title, measured: [] };
    page.measured.push(measured);
    byPath.set(measured.path, page);
  }
  const pages = [...byPath.values()];
  const rows = criteria.map((criterion) => rowOf(criterion, pages, verdicts[criterion.number]));
  return { evaluation, subject, pages, rows };
}

/** A check with the states in which it has the same result. */
export interface Told {
  check: CheckResult;
  states: Measured[];
}

/** Checks with one of the `wanted` outcomes. Equal results in several states are one entry with those states. */
export function groupedChecks(pages: Subpage[], ...wanted: Outcome[]): Told[] {
  const groups = new Map<string, Told>();
  for (const state of pages.flatMap(({ measured }) => measured)) {
    for (const check of state.checks.filter(({ outcome }) => wanted.includes(outcome))) {
      const key = JSON.stringify(check);
      const group = groups.get(key) ?? { check, states: [] };
      group.states.push(state);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
