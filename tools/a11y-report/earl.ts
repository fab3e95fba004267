/**
 * The evaluation in W3C's EARL 1.0 as JSON-LD: an assertion for each criterion and page, over all the page's states, which
 * its pointers name. The context is inside the document, so that nothing has to be fetched and no term is dropped.
 */
import { VERDICTS } from '../../build/judgements';
import { counted, listed } from '../report/words';
import { type Criterion, criteria } from './criteria';
import { linedJson } from './json';
import type { Assertion, Subpage, Summary } from './model';
import { outcomeWords } from './outcomes';
import { bearsOn, told } from './summary';

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
  return criterion.address ?? 'urn:training-centre-site:best-practices';
}

/** Each person is an assertor beside the checks. */
const personId = (name: string) => `urn:training-centre-site:person:${encodeURIComponent(name)}`;

function assertor({ evaluation: { versions, commit } }: Summary) {
  return {
    id: ASSERTOR,
    type: ['earl:Assertor', 'earl:Software'],
    name: `axe-core ${versions.axe}, Alfa ${versions.alfa} and the scripts of this project`,
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

function subjectNode(address: string, { path, title, measured }: Subpage) {
  return {
    id: `${address}${path}`,
    type: 'earl:TestSubject',
    title,
    description: measured.length > 1 ? `A page in ${counted(measured.length, 'state')}` : 'A brochure (PDF)',
    source: `${address}${path}`,
  };
}

function assertionNode(address: string, { criterion, page, outcome, mode, verdict }: Assertion) {
  const checks = page.measured.flatMap((each) => each.checks).filter((check) => bearsOn(criterion, check));
  const shown = told(page.measured, 'failed', 'cantTell').filter(({ check }) => bearsOn(criterion, check));
  const actRules = [...new Set(checks.flatMap((check) => check.actRules))].sort();
  return {
    type: 'earl:Assertion',
    assertedBy: verdict ? personId(verdict.by) : ASSERTOR,
    subject: `${address}${page.path}`,
    test: testId(criterion),
    mode: `earl:${mode}`,
    result: {
      type: 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: verdict ? `${VERDICTS[verdict.verdict]}. ${verdict.note}`.trim() : outcomeWords[outcome],
      ...(verdict && { date: verdict.date }),
      ...(shown.length > 0 && {
        info: [...new Set(shown.map(({ check }) => `${check.engine} ${check.rule}: ${check.title}`))],
        pointer: shown.flatMap(({ check, states }) =>
          check.findings.map(({ selector, message }) => ({
            type: 'ptr:CSSSelectorPointer',
            expression: selector,
            description: `${message} (${listed(states.slice(0, 3).map(({ id }) => id))}${states.length > 3 ? ` and ${states.length - 3} more states` : ''})`,
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
      ...[...new Set(summary.judgements.map(({ by }) => by))].map((name) => ({
        id: personId(name),
        type: ['earl:Assertor', 'http://xmlns.com/foaf/0.1/Person'],
        name,
      })),
      ...summary.pages.map((page) => subjectNode(subject.address, page)),
      ...summary.criteria.flatMap(({ assertions }) =>
        assertions.map((assertion) => assertionNode(subject.address, assertion)),
      ),
    ],
  });
}
