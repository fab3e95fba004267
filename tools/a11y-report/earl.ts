/**
 * The evaluation in W3C's EARL 1.0 as JSON-LD. Each assertion is about one criterion on one page; its pointers name the
 * states. The context is in the document, so that nothing has to be fetched and no term is lost.
 */
import type { CheckResult } from '../../a11y/support/model';
import { type Criterion, criteria } from './criteria';
import { type Assertion, bearsOn, groupedChecks, outcomeWords, programs, type Summary, verdictText } from './summary';

const link = { '@type': '@id' };
const context = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  earl: 'http://www.w3.org/ns/earl#',
  dcterms: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ptr: 'http://www.w3.org/2009/pointers#',
  act: 'https://www.w3.org/WAI/standards-guidelines/act/rules/',
  id: '@id',
  type: '@type',
  title: 'dcterms:title',
  description: 'dcterms:description',
  date: 'dcterms:date',
  /** The ACT rules that were run. */
  references: { '@id': 'dcterms:references', ...link },
  name: 'doap:name',
  revision: 'doap:revision',
  expression: 'ptr:expression',
  ...{ assertedBy: link, subject: link, test: link, mode: link, outcome: link },
};

const OWN = 'urn:training-centre-site';
const testId = ({ address }: Criterion) => address ?? `${OWN}:best-practices`;
const personId = (name: string) => `${OWN}:person:${encodeURIComponent(name)}`;

function assertionNode(address: string, { criterion, page, outcome, verdict }: Assertion) {
  const isOwn = (check: CheckResult) => bearsOn(criterion, check);
  const actRules = page.measured.flatMap(({ checks }) => checks.filter(isOwn).flatMap((check) => check.actRules));
  const shown = groupedChecks([page], 'failed', 'cantTell').filter(({ check }) => isOwn(check));
  return {
    type: 'Assertion',
    assertedBy: verdict ? personId(verdict.by) : `${OWN}:checks`,
    subject: `${address}${page.path}`,
    test: testId(criterion),
    mode: verdict ? 'earl:manual' : 'earl:automatic',
    result: {
      type: 'TestResult',
      outcome: `earl:${outcome}`,
      description: verdict ? verdictText(verdict) : outcomeWords[outcome],
      ...(verdict && { date: verdict.date }),
      ...(shown.length > 0 && {
        info: [...new Set(shown.map(({ check }) => `${check.engine} ${check.rule}: ${check.title}`))],
        pointer: shown.flatMap(({ check, states }) =>
          check.violations.map(({ selector, message }) => ({
            type: 'ptr:CSSSelectorPointer',
            expression: selector,
            description: `${message} (states: ${states.length}, as ${states[0]?.id})`,
          })),
        ),
      }),
    },
    ...(actRules.length > 0 && { references: [...new Set(actRules)].sort().map((rule) => `act:${rule}/`) }),
  };
}

/** Text of `earl.jsonld`, a node a line. */
export function earl({ evaluation, subject, pages, rows }: Summary): string {
  const { commit, date, partial } = evaluation;
  const people = new Set(rows.flatMap(({ verdict }) => verdict?.by ?? []));
  const graph = [
    {
      id: `${OWN}:evaluation`,
      type: 'dcterms:Collection',
      title: [`Accessibility of ${subject.name}`, ...partial].join('. '),
      date,
    },
    {
      id: `${OWN}:checks`,
      type: ['Assertor', 'Software'],
      name: programs(evaluation),
      description: 'Engines, and the scripts of this project.',
      revision: commit,
    },
    ...[...people].map((name) => ({ id: personId(name), type: ['Assertor', 'foaf:Person'], name })),
    ...criteria.map((criterion) => ({
      id: testId(criterion),
      type: criterion.address ? 'TestRequirement' : 'TestCase',
      title: `WCAG 2.2: ${criterion.number} ${criterion.name} (${criterion.level})`,
    })),
    ...pages.map(({ path, title }) => ({ id: `${subject.address}${path}`, type: 'TestSubject', title })),
    ...rows.flatMap(({ assertions }) => assertions.map((assertion) => assertionNode(subject.address, assertion))),
  ];
  const lines = graph.map((node) => JSON.stringify(node)).join(',\n');
  return `{"@context":${JSON.stringify(context)},"@graph":[${lines}]}\n`;
}
