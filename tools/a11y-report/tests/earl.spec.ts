import { describe, expect, it } from 'vitest';
import { earl } from '../earl';
import { summaryWith, verdict } from './sample';

const PROPERTIES = ['assertedBy', 'subject', 'test', 'mode', 'result'];

type Value = string | Node | Value[];
interface Node {
  [term: string]: Value;
}

/** All nodes of a document: those of its graph, and each that stands within another. */
function nodesOf(text: string): Node[] {
  const within = (value: Value): Node[] =>
    Array.isArray(value)
      ? value.flatMap(within)
      : typeof value === 'object'
        ? [value, ...Object.values(value).flatMap(within)]
        : [];
  return within(JSON.parse(text)['@graph']);
}

const isA = (type: string) => (node: Node) => [node.type].flat().includes(type);

const text = earl(summaryWith());
const nodes = nodesOf(text);

describe('earl.jsonld', () => {
  it('keeps five properties of every assertion, each on something described', () => {
    const known = new Set(nodes.map(({ id }) => id));
    const assertions = nodes.filter(isA('Assertion'));
    expect(assertions).toHaveLength(63 * 2 + 1);
    for (const assertion of assertions) {
      expect(Object.keys(assertion)).toEqual(expect.arrayContaining(PROPERTIES));
      for (const property of ['assertedBy', 'subject', 'test']) expect(known).toContain(assertion[property]);
      expect(isA('TestResult')(assertion.result as Node)).toBe(true);
    }
    expect(nodes.filter(isA('TestRequirement'))).toHaveLength(62);
    expect(nodes.filter(isA('TestSubject'))).toHaveLength(3);
  });

  it('has each term and prefix in its context', () => {
    const { '@context': context, '@graph': graph } = JSON.parse(earl(summaryWith({ '1.1.1': verdict('supports') })));
    const terms = new Set(JSON.stringify(graph).match(/(?<=[{,]")\w+(?=":)/g));
    const own = [...terms].filter((term) => !(term in context));
    // These are terms of EARL's vocabulary.
    expect(own.sort()).toEqual(['info', 'pointer', 'result']);
    const prefixes = new Set(JSON.stringify(graph).match(/(?<=")(?!https|urn)\w+(?=:\w)/g));
    expect([...prefixes].filter((prefix) => !(prefix in context))).toEqual([]);
    expect(prefixes.size).toBeGreaterThan(2);
  });

  it('gives EARL’s outcomes, and a failure’s place and ACT rules', () => {
    const outcomes = nodes.filter(isA('TestResult')).map(({ outcome }) => outcome);
    expect([...new Set(outcomes)].sort()).toEqual(
      ['cantTell', 'failed', 'inapplicable', 'passed', 'untested'].map((outcome) => `earl:${outcome}`),
    );
    expect(outcomes.filter((outcome) => outcome === 'earl:failed')).toHaveLength(1);
    expect(text).toContain('"expression":".badge > span"');
    expect(text).toContain('"act:act-color-contrast-enhanced/"');
  });

  it('has each person as an assertor of what they judged, by hand', () => {
    const all = nodesOf(earl(summaryWith({ '1.1.1': verdict('supports'), '1.4.6': verdict('supports') })));
    const own = all.filter(({ assertedBy }) => assertedBy === all.find(isA('foaf:Person'))?.id);
    // Two pages and the brochure for 1.1.1; one page for 1.4.6, which fails on the other.
    expect(own).toHaveLength(3 + 1);
    expect(new Set(own.map(({ mode }) => mode))).toEqual(new Set(['earl:manual']));
  });
});
