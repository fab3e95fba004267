/**
 * The evaluation in W3C's EARL 1.0 as JSON-LD: an assertion for each criterion, page and state.
 * The context is inside the document, so that nothing has to be fetched and no term is dropped.
 */
import type { StateEvidence } from '../../a11y/model';
import { criteria, criterionAddress } from './criteria';
import type { Criterion } from './criteria/model';
import { linedJson } from './json';
import type { Assertion, Summary } from './model';
import { outcomeWords } from './wording';

const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dcterms: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  ptr: 'http://www.w3.org/2009/pointers#',
  act: 'https://www.w3.org/WAI/standards-guidelines/act/rules/',
  id: '@id',
  type: '@type',
  title: 'dcterms:title',
  description: 'dcterms:description',
  date: 'dcterms:date',
  source: { '@id': 'dcterms:source', '@type': '@id' },
  isPartOf: { '@id': 'dcterms:isPartOf', '@type': '@id' },
  /** The ACT rules that were tried. */
  references: { '@id': 'dcterms:references', '@type': '@id' },
  name: 'doap:name',
  release: 'doap:release',
  revision: 'doap:revision',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  result: 'earl:result',
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  info: 'earl:info',
  pointer: 'earl:pointer',
  expression: 'ptr:expression',
};

const ASSERTOR = 'urn:training-centre-site:checks';

function testId(criterion: Criterion): string {
  return criterionAddress(criterion) ?? 'urn:training-centre-site:best-practices';
}

function subjectId(address: string, { path, id }: StateEvidence): string {
  return `${address}${path}#${id}`;
}

function assertor({ evaluation: { versions, commit } }: Summary) {
  return {
    id: ASSERTOR,
    type: ['earl:Assertor', 'earl:Software'],
    name: `axe-core ${versions.axe} and the scripts of this project`,
    description: `In Chromium ${versions.chromium}, driven by Playwright ${versions.playwright} on Node ${versions.node}.`,
    release: { revision: commit },
  };
}

function testNode(criterion: Criterion) {
  const { number, name, level } = criterion;
  return {
    id: testId(criterion),
    type: number === 'BP' ? 'earl:TestCase' : 'earl:TestRequirement',
    title: number === 'BP' ? name : `WCAG 2.2: ${number} ${name} (${level})`,
  };
}

function subjectNode(address: string, state: StateEvidence) {
  return {
    id: subjectId(address, state),
    type: 'earl:TestSubject',
    title: state.title,
    description: `${state.state}, ${state.width} px, ${state.scheme}`,
    source: `${address}${state.path}`,
  };
}

function assertionNode(address: string, { criterion, state, outcome, mode, checks }: Assertion) {
  const shown = checks.filter((check) => check.outcome === 'failed' || check.outcome === 'cantTell');
  const actRules = [...new Set(checks.flatMap((check) => check.actRules))].sort();
  return {
    type: 'earl:Assertion',
    assertedBy: ASSERTOR,
    subject: subjectId(address, state),
    test: testId(criterion),
    mode: `earl:${mode}`,
    result: {
      type: 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: outcomeWords[outcome],
      ...(shown.length > 0 && { info: shown.map(({ engine, rule, title }) => `${engine} ${rule}: ${title}`) }),
      ...(shown.length > 0 && {
        pointer: shown.flatMap(({ findings }) =>
          findings.map(({ selector, message }) => ({
            type: 'ptr:CSSSelectorPointer',
            expression: selector,
            description: message,
          })),
        ),
      }),
    },
    ...(actRules.length > 0 && { references: actRules.map((rule) => `act:${rule}/`) }),
  };
}

/** `earl.jsonld`. The first line holds the evaluation's own title, and says so where it is partial. */
export function earl(summary: Summary): string {
  const { evaluation, partial, subject } = summary;
  const about = {
    id: 'urn:training-centre-site:evaluation',
    type: 'dcterms:Collection',
    title: partial || `Accessibility evaluation of ${subject.name}`,
    date: evaluation.date,
  };
  return linedJson({
    '@context': context,
    '@graph': [
      about,
      assertor(summary),
      ...criteria.map(testNode),
      ...evaluation.states.map((state) => subjectNode(subject.address, state)),
      ...summary.criteria.flatMap(({ assertions }) =>
        assertions.map((assertion) => assertionNode(subject.address, assertion)),
      ),
    ],
  });
}
