/**
 * The evaluation in W3C's EARL 1.0 as JSON-LD. Each assertion is about one criterion on one page; its pointers name the
 * states. The context is in the document, so that nothing has to be fetched and no term is lost.
 */
import { VERDICTS } from '../../build/judgements';
import { type Criterion, criteria } from './criteria';
import { type Assertion, bearsOn, groupedChecks, outcomeWords, type Subpage, type Summary } from './summary';
import { counted, listed } from './words';

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

function testNode(criterion: Criterion) {
  const { number, name, level, address } = criterion;
  const type = address ? 'TestRequirement' : 'TestCase';
  return { id: testId(criterion), type, title: address ? `WCAG 2.2: ${number} ${name} (${level})` : name };
}

const subjectNode = (address: string, { path, title, measured }: Subpage) => ({
  id: `${address}${path}`,
  type: 'TestSubject',
  title,
  description: measured.length > 1 ? `A page in ${counted(measured.length, 'state')}` : 'A brochure (PDF)',
});

function assertionNode(address: string, { criterion, page, outcome, mode, verdict }: Assertion) {
  const isOwn = (check: Parameters<typeof bearsOn>[1]) => bearsOn(criterion, check);
  const actRules = page.measured.flatMap(({ checks }) => checks.filter(isOwn).flatMap((check) => check.actRules));
  const shown = groupedChecks([page], 'failed', 'cantTell').filter(({ check }) => isOwn(check));
  return {
    type: 'Assertion',
    assertedBy: verdict ? personId(verdict.by) : `${OWN}:checks`,
    subject: `${address}${page.path}`,
    test: testId(criterion),
    mode: `earl:${mode}`,
    result: {
      type: 'TestResult',
      outcome: `earl:${outcome}`,
      description: verdict ? `${VERDICTS[verdict.verdict]}. ${verdict.note}`.trim() : outcomeWords[outcome],
      ...(verdict && { date: verdict.date }),
      ...(shown.length > 0 && {
        info: [...new Set(shown.map(({ check }) => `${check.engine} ${check.rule}: ${check.title}`))],
        pointer: shown.flatMap(({ check, states }) =>
          check.violations.map(({ selector, message }) => ({
            type: 'ptr:CSSSelectorPointer',
            expression: selector,
            description: `${message} (in ${counted(states.length, 'state')}, as ${states[0]?.id})`,
          })),
        ),
      }),
    },
    ...(actRules.length > 0 && { references: [...new Set(actRules)].sort().map((rule) => `act:${rule}/`) }),
  };
}

/** Text of `earl.jsonld`. Its first line has the evaluation's title, and the reason if it is partial. */
export function earl({ evaluation, partial, subject, judgements, pages, rows }: Summary): string {
  const { versions, commit, date } = evaluation;
  const graph = [
    { id: `${OWN}:evaluation`, type: 'dcterms:Collection', title: partial || `Accessibility of ${subject.name}`, date },
    {
      id: `${OWN}:checks`,
      type: ['Assertor', 'Software'],
      name: listed(Object.entries(versions).map((version) => version.join(' '))),
      description: 'Engines, and the scripts of this project.',
      revision: commit,
    },
    ...[...new Set(judgements.map(({ by }) => by))].map((name) => ({
      id: personId(name),
      type: ['Assertor', 'foaf:Person'],
      name,
    })),
    ...criteria.map(testNode),
    ...pages.map((page) => subjectNode(subject.address, page)),
    ...rows.flatMap(({ assertions }) => assertions.map((assertion) => assertionNode(subject.address, assertion))),
  ];
  // One node a line, for diffs; the evaluation's node is on the first.
  const lines = graph.map((node) => JSON.stringify(node)).join(',\n');
  return `{"@context":${JSON.stringify(context)},"@graph":[${lines}]}\n`;
}
