/** Reads the evidence once, so that all formats give the same numbers. */
import type { CheckResult, Outcome, StateEvidence } from '../../a11y/model';
import { counted } from '../report/words';
import { criteria } from './criteria';
import type { Criterion } from './criteria/model';
import type { Assertion, Counts, CriterionSummary, EarlMode, PackInput, Summary } from './model';
import { outcomes } from './wording';

function bearsOn({ number }: Criterion, check: CheckResult): boolean {
  return number === 'BP' ? check.criteria.length === 0 : check.criteria.includes(number);
}

/** The outcome that matters most of those that are there; 'untested' where there is none. */
function worstOf(found: Outcome[]): Outcome {
  return outcomes.find((outcome) => found.includes(outcome)) ?? 'untested';
}

/** What the checks say of a criterion in one state, without claiming more than a machine can. */
function outcomeIn({ absent, decidedBy }: Criterion, checks: CheckResult[]): Outcome {
  const worst = worstOf(checks.map(({ outcome }) => outcome));
  if (worst === 'failed' || worst === 'cantTell') return worst;
  // A check that found something to look at contradicts 'not applicable': somebody has to look.
  if (absent) return worst === 'passed' ? 'cantTell' : 'inapplicable';
  if (decidedBy === 'machine') return worst;
  return worst === 'passed' ? 'cantTell' : 'untested';
}

function modeOf({ absent, decidedBy }: Criterion, outcome: Outcome): EarlMode {
  if (absent && outcome === 'inapplicable') return 'manual';
  if (decidedBy === 'machine') return 'automatic';
  return outcome === 'untested' ? 'manual' : 'semiAuto';
}

function assertionOf(criterion: Criterion, state: StateEvidence): Assertion {
  const checks = state.checks.filter((check) => bearsOn(criterion, check));
  const outcome = outcomeIn(criterion, checks);
  return { criterion, state, outcome, mode: modeOf(criterion, outcome), checks };
}

function countsOf(assertions: Assertion[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
  for (const { outcome } of assertions) counts[outcome] += 1;
  return counts;
}

function modesOf(criterion: Criterion, assertions: Assertion[], outcome: Outcome): string[] {
  if (outcome === 'inapplicable' && criterion.absent) return ['not applicable'];
  const ran = (engine: CheckResult['engine']) =>
    assertions.some(({ checks }) =>
      checks.some((check) => check.engine === engine && ['passed', 'failed', 'cantTell'].includes(check.outcome)),
    );
  const modes = [
    ...(ran('axe') ? ['tested automatically'] : []),
    ...(ran('script') ? ['tested by script'] : []),
    ...(criterion.decidedBy === 'person' || outcome === 'cantTell' ? ['needs a person'] : []),
  ];
  if (modes.length > 0) return modes;
  return [outcome === 'inapplicable' ? 'not applicable' : 'not tested'];
}

function findingOf(criterion: Criterion, outcome: Outcome, counts: Counts): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const looked = counts.passed + counts.failed + counts.cantTell;
  switch (outcome) {
    case 'failed':
      return `Failures found in ${counts.failed} of ${counted(all, 'state')}.`;
    case 'passed':
      return `No failure found in ${counted(counts.passed, 'state')} of ${all} that the checks looked at.`;
    case 'cantTell':
      return criterion.decidedBy === 'machine'
        ? `No failure found, but in ${counts.cantTell} of ${counted(all, 'state')} a person has to look at places that no check could decide.`
        : `No failure found in the part that checks can see (${looked} of ${counted(all, 'state')}). A person has to judge the rest.`;
    case 'inapplicable':
      return criterion.absent ?? 'The checks met nothing that it applies to.';
    case 'untested':
      return criterion.decidedBy === 'machine'
        ? 'Not tested: no check looked at it in this evaluation.'
        : 'Not tested: no check can judge it, and no person has yet.';
  }
}

function summaryOf(criterion: Criterion, states: StateEvidence[]): CriterionSummary {
  const assertions = states.map((state) => assertionOf(criterion, state));
  const outcome = worstOf(assertions.map((assertion) => assertion.outcome));
  const counts = countsOf(assertions);
  return {
    criterion,
    outcome,
    modes: modesOf(criterion, assertions, outcome),
    counts,
    finding: findingOf(criterion, outcome, counts),
    assertions,
  };
}

/** The evaluation criterion by criterion, with one assertion for each criterion, page and state. */
export function summarise(input: PackInput): Summary {
  const { partial, states } = input.evaluation;
  const rows = criteria.map((criterion) => summaryOf(criterion, states));
  return {
    ...input,
    partial: partial.length > 0 ? `Partial evaluation. ${partial.join(' ')}` : '',
    criteria: rows,
    counts: countsOf(rows.flatMap(({ assertions }) => assertions)),
  };
}

/** A failed check in one state; the same rule in two states counts twice. */
export interface FailedCheck {
  state: StateEvidence;
  check: CheckResult;
}

/** Every failed check, in the order of the states. */
export function failedChecks({ evaluation }: Pick<Summary, 'evaluation'>): FailedCheck[] {
  return evaluation.states.flatMap((state) =>
    state.checks.filter(({ outcome }) => outcome === 'failed').map((check) => ({ state, check })),
  );
}

/** Phrases that a screen reader should have said and did not; only what it heard of the evaluated commit counts. */
export function missingPhrases({ evaluation, screenReader }: PackInput): string[] {
  if (screenReader?.commit !== evaluation.commit) return [];
  return screenReader.transcripts.flatMap(({ name, missing }) => missing.map((phrase) => `${name}: ‘${phrase}’`));
}
