/** Reads the evidence once, so that all formats give the same numbers. */

import type { CheckResult, Measured, Outcome } from '../../a11y/model';
import { VERDICTS, type Verdict } from '../../build/judgements';
import { counted } from '../report/words';
import { type Criterion, criteria } from './criteria';
import { type Joined, joinJudgements } from './judging/join';
import { isState } from './judging/shown';
import type { Assertion, Counts, CriterionSummary, EarlMode, PackInput, Subpage, Summary, Told } from './model';
import { outcomes } from './outcomes';

/** Whether a check says something of a criterion; of best practices where it names no criterion. */
export function bearsOn({ number }: Criterion, check: CheckResult): boolean {
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

const meaning: Record<Verdict, Outcome> = {
  supports: 'passed',
  'partially-supports': 'failed',
  'does-not-support': 'failed',
  'not-applicable': 'inapplicable',
};

/** The verdict that holds for a page. */
function verdictFor(judgement: Joined | undefined, { path }: Subpage): Assertion['verdict'] {
  if (!judgement || judgement.changes.length > 0) return undefined;
  const { verdict, note, pages, by, date } = judgement;
  return { verdict, note, ...pages.find((page) => page.path === path), by, date };
}

function assertionOf(criterion: Criterion, page: Subpage, judgement: Joined | undefined): Assertion {
  const found = page.measured.map(({ checks }) =>
    outcomeIn(
      criterion,
      checks.filter((check) => bearsOn(criterion, check)),
    ),
  );
  const worst = worstOf(found);
  const verdict = verdictFor(judgement, page);
  const base = { criterion, page, outcomes: found };
  // What a machine found to fail, no verdict mends.
  if (!verdict || worst === 'failed') return { ...base, outcome: worst, mode: modeOf(criterion, worst) };
  return { ...base, outcome: meaning[verdict.verdict], mode: 'manual', verdict };
}

function countsOf(found: Outcome[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
  for (const outcome of found) counts[outcome] += 1;
  return counts;
}

/** Which kinds of checks decided something. */
function kindsThatRan(criterion: Criterion, pages: Subpage[]): Set<string> {
  const checks = pages.flatMap(({ measured }) => measured.flatMap((each) => each.checks));
  const ran = checks.filter(
    (check) => ['passed', 'failed', 'cantTell'].includes(check.outcome) && bearsOn(criterion, check),
  );
  return new Set(ran.map(({ engine }) => (engine === 'script' || engine === 'pdf' ? 'script' : 'engine')));
}

function modesOf(criterion: Criterion, pages: Subpage[], outcome: Outcome, judgement: Joined | undefined): string[] {
  const ran = kindsThatRan(criterion, pages);
  const tested = [
    ...(ran.has('engine') ? ['tested automatically'] : []),
    ...(ran.has('script') ? ['tested by script'] : []),
  ];
  if (judgement?.changes.length === 0) return [...tested, `judged by ${judgement.by} on ${judgement.date}`];
  if (outcome === 'inapplicable' && criterion.absent) return ['not applicable'];
  const modes = [...tested, ...(criterion.decidedBy === 'person' || outcome === 'cantTell' ? ['needs a person'] : [])];
  if (modes.length > 0) return modes;
  return [outcome === 'inapplicable' ? 'not applicable' : 'not tested'];
}

function machineFinding(criterion: Criterion, outcome: Outcome, counts: Counts): string {
  const all = `${counted(
    Object.values(counts).reduce((sum, count) => sum + count, 0),
    'page',
  )} and brochures`;
  const looked = counts.passed + counts.failed + counts.cantTell;
  switch (outcome) {
    case 'failed':
      return `Failures found on ${counts.failed} of ${all}.`;
    case 'passed':
      return `No failure found on ${counts.passed} of ${all}, which the checks looked at.`;
    case 'cantTell':
      return criterion.decidedBy === 'machine'
        ? `No failure found, but on ${counts.cantTell} of ${all} a person has to look at places that no check could decide.`
        : `No failure found in the part that checks can see (${looked} of ${all}). A person has to judge the rest.`;
    case 'inapplicable':
      return criterion.absent ?? 'The checks met nothing that it applies to.';
    case 'untested':
      return criterion.decidedBy === 'machine'
        ? 'Not tested: no check looked at it in this evaluation.'
        : 'Not tested: no check can judge it, and no person has yet.';
  }
}

function findingOf(criterion: Criterion, outcome: Outcome, counts: Counts, judgement: Joined | undefined): string {
  if (!judgement) return machineFinding(criterion, outcome, counts);
  const { verdict, note, by, date, pages, changes } = judgement;
  const said = [
    `${VERDICTS[verdict]} (judged by ${by}, ${date}).`,
    note,
    ...pages.map((page) => `${page.path}: ${VERDICTS[page.verdict].toLowerCase()}. ${page.note}`),
  ]
    .join(' ')
    .trim();
  if (changes.length > 0) {
    return `${machineFinding(criterion, outcome, counts)} A verdict of ${date} no longer counts: what it was given for has changed.`;
  }
  return outcome === 'failed' && meaning[verdict] !== 'failed' && pages.length === 0
    ? `${machineFinding(criterion, outcome, counts)} A person judged: ${said}`
    : said;
}

function summaryOf(criterion: Criterion, pages: Subpage[], judgement: Joined | undefined): CriterionSummary {
  // Of a brochure only what a rule looks at is told.
  const subjects = pages.filter(({ measured }) =>
    measured.some((each) => isState(each) || each.checks.some((check) => bearsOn(criterion, check))),
  );
  const assertions = subjects.map((page) => assertionOf(criterion, page, judgement));
  const found = assertions.map((assertion) => assertion.outcome);
  const outcome = worstOf(found);
  const counts = countsOf(found);
  return {
    criterion,
    outcome,
    modes: modesOf(criterion, pages, outcome, judgement),
    counts,
    finding: findingOf(criterion, outcome, counts, judgement),
    assertions,
    ...(judgement && { judgement }),
  };
}

/** The pages in the order in which they were evaluated, then the brochures. */
function pagesOf({ states, brochures }: PackInput['evaluation']): Subpage[] {
  const pages = new Map<string, Subpage>();
  for (const measured of [...states, ...brochures]) {
    const { path, title } = measured;
    const page = pages.get(path) ?? { path, title, measured: [] };
    page.measured.push(measured);
    pages.set(path, page);
  }
  return [...pages.values()];
}

/** The evaluation criterion by criterion, with one assertion for each criterion and page. */
export function summarise(input: PackInput): Summary {
  const { partial } = input.evaluation;
  const pages = pagesOf(input.evaluation);
  const joined = new Map(joinJudgements(input.judgements, input.evaluation).map((one) => [one.criterion, one]));
  const rows = criteria.map((criterion) => summaryOf(criterion, pages, joined.get(criterion.number)));
  return {
    ...input,
    partial: partial.length > 0 ? `Partial evaluation. ${partial.join(' ')}` : '',
    pages,
    criteria: rows,
    counts: countsOf(rows.flatMap(({ assertions }) => assertions.map(({ outcome }) => outcome))),
  };
}

/** The checks with one of `wanted` outcomes; where one said the same in several states it stands once, with those. */
export function told(measured: Measured[], ...wanted: Outcome[]): Told[] {
  const groups = new Map<string, Told>();
  for (const state of measured) {
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

/** Every failed check, in the order of the states. */
export function failedChecks({ evaluation }: Pick<Summary, 'evaluation'>): Told[] {
  return told([...evaluation.states, ...evaluation.brochures], 'failed');
}

/** Verdicts that no longer count. */
export function staleJudgements({ criteria: rows }: Summary): Joined[] {
  return rows.flatMap(({ judgement }) => (judgement && judgement.changes.length > 0 ? [judgement] : []));
}

/** The criteria that a person has judged or has to: those that have a sheet. */
export function judged({ criteria: rows }: Summary): CriterionSummary[] {
  return rows.filter(
    ({ criterion: { level, decidedBy, absent }, outcome, judgement }) =>
      level !== 'best practice' &&
      (judgement || outcome === 'cantTell' || (outcome !== 'failed' && decidedBy === 'person' && !absent)),
  );
}

/** Phrases that a screen reader should have said and did not; only what it heard of the evaluated commit counts. */
export function missingPhrases({ evaluation, screenReader }: PackInput): string[] {
  if (screenReader?.commit !== evaluation.commit) return [];
  return screenReader.transcripts.flatMap(({ name, missing }) => missing.map((phrase) => `${name}: ‘${phrase}’`));
}
