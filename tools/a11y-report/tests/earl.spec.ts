import jsonld, { type NodeObject } from 'jsonld';
import { describe, expect, it } from 'vitest';
import { earl } from '../earl';
import { summaryWith, verdict } from './sample';

const EARL = 'http://www.w3.org/ns/earl#';
const PROPERTIES = ['assertedBy', 'subject', 'test', 'mode', 'result'];

/** All nodes of a document, read without a network. */
async function nodesOf(text: string): Promise<NodeObject[]> {
  const documentLoader = (url: string) => Promise.reject(new Error(`the document asks for ${url}`));
  return (await jsonld.flatten(await jsonld.expand(JSON.parse(text), { documentLoader }))) as unknown as NodeObject[];
}

const isA = (type: string) => (node: NodeObject) => [node['@type']].flat().includes(`${EARL}${type}`);
const values = (node: NodeObject, property: string) =>
  ((node[`${EARL}${property}`] ?? []) as NodeObject[]).map((value) => value['@id']);

const text = earl(summaryWith());
const nodes = await nodesOf(text);

describe('earl.jsonld', () => {
  it('keeps five properties of every assertion, each on something described', () => {
    const known = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
    const assertions = nodes.filter(isA('Assertion'));
    expect(assertions).toHaveLength(63 * 2 + 1);
    for (const assertion of assertions) {
      expect(PROPERTIES.map((property) => values(assertion, property).length)).toEqual([1, 1, 1, 1, 1]);
      for (const property of ['assertedBy', 'subject', 'test', 'result'])
        expect(known).toContain(values(assertion, property)[0]);
    }
    expect(nodes.filter(isA('TestRequirement'))).toHaveLength(62);
    expect(nodes.filter(isA('TestSubject'))).toHaveLength(3);
  });

  it('drops no term when it is expanded', () => {
    const { '@context': context, '@graph': graph } = JSON.parse(text);
    const terms = new Set(JSON.stringify(graph).match(/(?<=[{,]")\w+(?=":)/g));
    const own = [...terms].filter((term) => !(term in context));
    // These are terms of EARL's vocabulary.
    expect(own.sort()).toEqual(['info', 'pointer', 'result']);
    expect(JSON.stringify(nodes)).not.toMatch(/"@id":"(?:earl|dcterms|act|ptr|foaf):/);
  });

  it('gives EARL’s outcomes, and a failure’s place and ACT rules', () => {
    const outcomes = nodes
      .filter(isA('TestResult'))
      .map((node) => String(values(node, 'outcome')[0]).replace(EARL, ''));
    expect([...new Set(outcomes)].sort()).toEqual(['cantTell', 'failed', 'inapplicable', 'passed', 'untested']);
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1);
    expect(text).toContain('"expression":".badge > span"');
    expect(JSON.stringify(nodes)).toContain('act/rules/act-color-contrast-enhanced/"');
  });

  it('has each person as an assertor of what they judged, by hand', async () => {
    const all = await nodesOf(earl(summaryWith({ '1.1.1': verdict('supports'), '1.4.6': verdict('supports') })));
    const person = all.find(({ '@type': type }) => [type].flat().includes('http://xmlns.com/foaf/0.1/Person'))?.['@id'];
    const own = all.filter((node) => values(node, 'assertedBy')[0] === person);
    // Two pages and the brochure for 1.1.1; one page for 1.4.6, which fails on the other.
    expect(own).toHaveLength(3 + 1);
    expect(new Set(own.flatMap((node) => values(node, 'mode')))).toEqual(new Set([`${EARL}manual`]));
  });
});
