import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { earl } from '../earl';
import { summarise } from '../summary';
import { documentLoader, EARL, idOf, nodesOfType } from './support/linkedData';
import { demonstration, partialInput, sampleInput } from './support/sample';

const document = earl(summarise(sampleInput()));

describe('earl.jsonld', () => {
  it('keeps the five properties of every assertion through JSON-LD expansion', async () => {
    const assertions = await nodesOfType(document, `${EARL}Assertion`);
    expect(assertions).toHaveLength(63 * 2 + 1);
    for (const assertion of assertions) {
      for (const property of ['assertedBy', 'subject', 'test', 'mode', 'result']) {
        expect(assertion[`${EARL}${property}`], property).toHaveLength(1);
      }
    }
  });

  it('drops no term when it is expanded', async () => {
    const terms = new Set<string>();
    JSON.parse(document, (key, value) => {
      if (key && !/^\d+$/.test(key)) terms.add(key);
      return value;
    });
    const { '@context': context } = JSON.parse(document);
    const used = [...terms].filter((term) => !term.startsWith('@'));
    const unknown = used.filter((term) => !(term in context) && !['@id', '@type'].includes(term));
    expect(unknown).toEqual([]);
    const loose = JSON.stringify(await jsonld.expand(JSON.parse(document), { documentLoader }));
    expect(loose).not.toMatch(/"@id":"(?:earl|dcterms|act|ptr):/);
  });

  it('refers only to subjects, tests and an assertor that are described', async () => {
    const described = async (type: string) =>
      new Set((await nodesOfType(document, `${EARL}${type}`)).map((node) => node['@id']));
    const subjects = await described('TestSubject');
    const tests = new Set([...(await described('TestRequirement')), ...(await described('TestCase'))]);
    const assertors = await described('Assertor');
    expect(subjects.size).toBe(3);
    expect(tests.size).toBe(63);
    for (const assertion of await nodesOfType(document, `${EARL}Assertion`)) {
      expect(subjects).toContain(idOf(assertion, `${EARL}subject`));
      expect(tests).toContain(idOf(assertion, `${EARL}test`));
      expect(assertors).toContain(idOf(assertion, `${EARL}assertedBy`));
    }
  });

  it('gives EARL’s outcomes, and a failure’s place and ACT rules', async () => {
    const results = await nodesOfType(document, `${EARL}TestResult`);
    const outcomes = results.map((result) => idOf(result, `${EARL}outcome`).replace(EARL, ''));
    expect(new Set(outcomes)).toEqual(new Set(['passed', 'failed', 'cantTell', 'inapplicable', 'untested']));
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1);
    const pointers = await nodesOfType(document, 'http://www.w3.org/2009/pointers#CSSSelectorPointer');
    expect(JSON.stringify(pointers)).toContain('.badge > span');
    expect(JSON.stringify(await nodesOfType(document, `${EARL}Assertion`))).toContain(
      '"https://www.w3.org/WAI/standards-guidelines/act/rules/09o5cg/"',
    );
  });

  it('has each person as an assertor of what they judged, by hand', async () => {
    const judgedBy = earl(summarise(sampleInput({ judgements: demonstration() })));
    const [person] = (await nodesOfType(judgedBy, 'http://xmlns.com/foaf/0.1/Person')).map((node) => node['@id']);
    const own = (await nodesOfType(judgedBy, `${EARL}Assertion`)).filter(
      (assertion) => idOf(assertion, `${EARL}assertedBy`) === person,
    );
    // 45 criteria on two pages, one of them in the brochure too; what a machine found to fail on a page stays.
    expect(own).toHaveLength(45 * 2 + 1 - 1);
    expect(new Set(own.map((assertion) => idOf(assertion, `${EARL}mode`)))).toEqual(new Set([`${EARL}manual`]));
  });

  it('says on its first line that it is partial', () => {
    expect(earl(summarise(partialInput())).split('\n')[0]).toContain('Partial evaluation. Only /about was evaluated.');
    expect(document.split('\n')[0]).not.toContain('Partial');
  });
});
