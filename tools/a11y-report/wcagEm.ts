/**
 * The evaluation in the form that W3C's WCAG-EM Report Tool opens: an assertion for each criterion at A and AA.
 * The tool finds a criterion by what follows the last colon of the test's id, and its own context has no prefix for
 * WCAG 2.2; ids are therefore `WCAG22:slug`, as the tool writes them, with the criterion's address as `source`.
 */

import { counted, listed } from '../report/words';
import { criterionAddress } from './criteria';
import { linedJson } from './json';
import type { CriterionSummary, Summary } from './model';

const context = {
  id: '@id',
  type: '@type',
  earl: 'http://www.w3.org/ns/earl#',
  dcterms: 'http://purl.org/dc/terms/',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  WAI: 'http://www.w3.org/WAI/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  // The tool reads a date with a type only.
  date: { '@id': 'dcterms:date', '@type': 'http://www.w3.org/TR/NOTE-datetime' },
  source: { '@id': 'dcterms:source', '@type': '@id' },
  Evaluation: 'wcagem:procedure',
  Website: 'wcagem:website',
  Webpage: 'wcagem:webpage',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  documentSteps: 'wcagem:step5a',
  evaluationSpecifics: 'wcagem:step5b',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  Assertion: 'earl:Assertion',
  TestSubject: 'earl:TestSubject',
  TestRequirement: 'earl:TestRequirement',
  TestResult: 'earl:TestResult',
  OutcomeValue: 'earl:OutcomeValue',
  Pass: 'earl:Pass',
  Fail: 'earl:Fail',
  CannotTell: 'earl:CannotTell',
  NotApplicable: 'earl:NotApplicable',
  NotTested: 'earl:NotTested',
  assertedBy: 'earl:assertedBy',
  subject: 'earl:subject',
  test: 'earl:test',
  result: 'earl:result',
  outcome: 'earl:outcome',
  mode: { '@id': 'earl:mode', '@type': '@id' },
};

const outcomeTypes = {
  passed: 'Pass',
  failed: 'Fail',
  cantTell: 'CannotTell',
  inapplicable: 'NotApplicable',
  untested: 'NotTested',
};

const technologies = [
  { title: 'HTML', description: 'https://html.spec.whatwg.org/' },
  { title: 'CSS', description: 'http://www.w3.org/Style/CSS/specs/' },
  { title: 'WAI-ARIA', description: 'http://www.w3.org/TR/wai-aria/' },
  { title: 'SVG', description: 'http://www.w3.org/TR/SVG/' },
  { title: 'PDF', description: 'https://www.iso.org/standard/51502.html' },
];

/** Pages that failed the criterion. */
function failedPaths({ assertions }: CriterionSummary): string[] {
  return assertions.filter(({ outcome }) => outcome === 'failed').map(({ page }) => page.path);
}

const isJudged = ({ judgement }: CriterionSummary) => judgement?.changes.length === 0;

function modeOf(row: CriterionSummary): string {
  const { criterion, outcome } = row;
  if (isJudged(row)) return 'earl:manual';
  if (criterion.decidedBy === 'machine') return 'earl:automatic';
  return outcome === 'untested' || outcome === 'inapplicable' ? 'earl:manual' : 'earl:semiAuto';
}

function assertion(row: CriterionSummary, website: object, evaluator: string) {
  const { criterion, outcome, finding, modes } = row;
  const failed = failedPaths(row);
  return {
    type: 'Assertion',
    assertedBy: isJudged(row) ? (row.judgement?.by ?? evaluator) : evaluator,
    subject: website,
    test: {
      id: `WCAG22:${criterion.slug}`,
      type: 'TestRequirement',
      title: `${criterion.number} ${criterion.name}`,
      source: criterionAddress(criterion),
    },
    mode: modeOf(row),
    result: {
      type: 'TestResult',
      outcome: { id: `earl:${outcome}`, type: ['OutcomeValue', outcomeTypes[outcome]] },
      description: [finding, ...(failed.length > 0 ? [`On ${listed(failed)}.`] : []), `How: ${listed(modes)}.`].join(
        ' ',
      ),
    },
  };
}

/** `wcag-em.json`. The first line holds the report's title, and says so where the evaluation is partial. */
export function wcagEm(summary: Summary): string {
  const { evaluation, partial, subject, command } = summary;
  const { versions, states } = evaluation;
  const people = [...new Set(summary.criteria.filter(isJudged).map(({ judgement }) => judgement?.by ?? ''))];
  const evaluator = [`${subject.name} (self-assessed)`, ...people].join(', ');
  const website = {
    id: subject.address,
    type: ['TestSubject', 'Website'],
    title: subject.name,
    description: `${counted(summary.pages.length, 'page')} and brochures of the public website, in ${counted(states.length, 'state')}. The applicant site is a site of its own and is not included.`,
  };
  const rows = summary.criteria.filter(({ criterion }) => criterion.level === 'A' || criterion.level === 'AA');
  return linedJson({
    title: partial || `Accessibility evaluation of ${subject.name}`,
    type: 'Evaluation',
    defineScope: {
      id: '_:defineScope',
      scope: website,
      wcagVersion: '2.2',
      conformanceTarget: 'AA',
      accessibilitySupportBaseline: `Chromium ${versions.chromium}; current browsers with a screen reader.`,
      additionalEvaluationRequirements:
        'AAA for contrast, target size, focus, section headings and link names; see index.html.',
    },
    exploreTarget: {
      id: '_:exploreTarget',
      technologiesReliedUpon: technologies,
      essentialFunctionality:
        'Find a programme, read about it, compare prices and dates, download its brochure, go on to apply.',
      pageTypeVariety:
        'Home, programme, programme category, corporate training, tables of prices and dates, text pages, not found.',
    },
    selectSample: {
      id: '_:selectSample',
      structuredSample: summary.pages.map(({ path, title }) => ({
        id: `${subject.address}${path}`,
        type: ['TestSubject', 'Webpage'],
        title,
        description: `${subject.address}${path}`,
      })),
      randomSample: [],
    },
    auditSample: rows.map((row) => assertion(row, website, evaluator)),
    reportFindings: {
      title: partial || `Accessibility evaluation of ${subject.name}`,
      commissioner: subject.name,
      evaluator,
      date: evaluation.date.slice(0, 10),
      summary:
        partial || `All pages and brochures, in ${counted(states.length, 'state')}, at commit ${evaluation.commit}.`,
      evaluationSpecifics: `axe-core ${versions.axe}, Alfa ${versions.alfa}, Playwright ${versions.playwright}, Chromium ${versions.chromium}, Node ${versions.node}. To repeat it: ${command}`,
      documentSteps: [{ id: '_:defineScope' }, { id: '_:exploreTarget' }, { id: '_:selectSample' }],
    },
    '@context': context,
  });
}
