/** Reads the evidence once, so that the report and EARL have the same numbers. */
import type { CheckResult, Evaluation, Measured, Outcome } from '../../a11y/support/model';
import { type Judgement, VERDICTS, type Verdict } from '../../build/judgements';
import { type Criterion, criteria } from './criteria';
import { isState, type Joined, joinJudgements } from './judging';

/** Data of a pack. */
export interface PackInput {
  evaluation: Evaluation;
  /** The site and its contact; the address has no closing slash. */
  subject: { name: string; address: string; email: string };
  judgements: Judgement[];
  /** Every page of the site except not-found, to find out which ones the evidence lacks. */
  paths: string[];
  /** Command that repeats the evaluation. */
  command: string;
}

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
  /** EARL's test mode. */
  mode: 'automatic' | 'semiAuto' | 'manual';
  /** A person's verdict that holds for this page. */
  verdict?: Pick<Judgement, 'verdict' | 'note' | 'by' | 'date'>;
}

/** One criterion over the whole evaluation. */
export interface Row {
  criterion: Criterion;
  outcome: Outcome;
  /** A person's verdict as text. */
  verdictText: string;
  assertions: Assertion[];
  /** A person's verdict, also if it no longer holds. */
  judgement?: Joined;
}

export interface Summary extends PackInput {
  /** Reason why it is partial, in a sentence; empty for a whole evaluation. */
  partial: string;
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

/** `true` if a check bears on a criterion. A check without criteria bears on best practices. */
export function bearsOn({ number }: Criterion, { criteria: own }: CheckResult): boolean {
  return number === 'BP' ? own.length === 0 : own.includes(number);
}

const worstOf = (found: Outcome[]) => outcomes.find((outcome) => found.includes(outcome)) ?? 'untested';

/** Outcome of a criterion in one state, without claiming more than a machine can prove. */
function outcomeIn({ absent, decidedBy }: Criterion, checks: CheckResult[]): Outcome {
  const worst = worstOf(checks.map(({ outcome }) => outcome));
  if (worst === 'failed' || worst === 'cantTell') return worst;
  // A check that passed found something, which contradicts 'not applicable': a person has to decide.
  if (absent) return worst === 'passed' ? 'cantTell' : 'inapplicable';
  if (decidedBy === 'machine') return worst;
  return worst === 'passed' ? 'cantTell' : 'untested';
}

const MEANING: Record<Verdict, Outcome> = {
  supports: 'passed',
  'partially-supports': 'failed',
  'does-not-support': 'failed',
  'not-applicable': 'inapplicable',
};

const holds = (judgement: Joined | undefined) => judgement?.changes.length === 0;

function assertionOf(criterion: Criterion, page: Subpage, judgement: Joined | undefined): Assertion {
  const found = page.measured.map(({ checks }) => checks.filter((check) => bearsOn(criterion, check)));
  const outcome = worstOf(found.map((checks) => outcomeIn(criterion, checks)));
  // A verdict does not override a failure found by a machine.
  if (judgement && holds(judgement) && outcome !== 'failed') {
    const { verdict, note, pages, by, date } = judgement;
    const pageVerdict = { verdict, note, ...pages.find(({ path }) => path === page.path), by, date };
    return { criterion, page, outcome: MEANING[pageVerdict.verdict], mode: 'manual', verdict: pageVerdict };
  }
  const isByHand = criterion.absent ? outcome === 'inapplicable' : outcome === 'untested';
  const mode = criterion.decidedBy === 'machine' ? 'automatic' : isByHand ? 'manual' : 'semiAuto';
  return { criterion, page, outcome, mode };
}

/** Text of a person's verdict; says that it is out of date if its evidence has changed. */
function verdictTextOf(judgement: Joined | undefined): string {
  if (!judgement) return '';
  const { verdict, note, by, date, pages } = judgement;
  if (!holds(judgement)) return `A verdict of ${date} no longer counts: what it was given for has changed.`;
  const differing = pages.map((page) => `${page.path}: ${VERDICTS[page.verdict].toLowerCase()}. ${page.note}`);
  return [`${VERDICTS[verdict]} (judged by ${by}, ${date}).`, note, ...differing].join(' ').trim();
}

function rowOf(criterion: Criterion, pages: Subpage[], judgement: Joined | undefined): Row {
  // A brochure counts only for criteria with a rule.
  const assertions = pages
    .filter(({ measured }) =>
      measured.some((each) => isState(each) || each.checks.some((check) => bearsOn(criterion, check))),
    )
    .map((page) => assertionOf(criterion, page, judgement));
  const outcome = worstOf(assertions.map((assertion) => assertion.outcome));
  return { criterion, outcome, assertions, verdictText: verdictTextOf(judgement), ...(judgement && { judgement }) };
}

/** The evaluation by criterion, with one assertion for each criterion and page. */
export function summarise(input: PackInput): Summary {
  const { partial, states, brochures } = input.evaluation;
  const measured: Measured[] = [...states, ...brochures];
  const pages = [...new Map(measured.map(({ path, title }) => [path, title]))].map(
    ([path, title]): Subpage => ({ path, title, measured: measured.filter((each) => each.path === path) }),
  );
  const joined = new Map(joinJudgements(input.judgements, input.evaluation).map((one) => [one.criterion, one]));
  const rows = criteria.map((criterion) => rowOf(criterion, pages, joined.get(criterion.number)));
  return { ...input, partial: partial.length > 0 ? `Partial evaluation. ${partial.join(' ')}` : '', pages, rows };
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
    for (const check of state.checks) {
      if (!wanted.includes(check.outcome)) continue;
      const key = JSON.stringify(check);
      const group = groups.get(key) ?? { check, states: [] };
      group.states.push(state);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

export const failedChecks = ({ pages }: Summary): Told[] => groupedChecks(pages, 'failed');

/** Verdicts that are out of date. */
export const staleJudgements = ({ rows }: Summary): Joined[] =>
  rows.flatMap(({ judgement }) => (judgement && !holds(judgement) ? [judgement] : []));

/** Criteria with a sheet: those that a person has judged or must judge. */
export function judged({ rows }: Summary): Row[] {
  return rows.filter(
    ({ criterion: { level, decidedBy, absent }, outcome, judgement }) =>
      level !== 'best practice' &&
      (judgement || outcome === 'cantTell' || (outcome !== 'failed' && decidedBy === 'person' && !absent)),
  );
}
