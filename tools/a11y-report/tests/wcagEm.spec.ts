import jsonld, { type NodeObject } from 'jsonld';
import { describe, expect, it } from 'vitest';
import { criteria } from '../criteria';
import { summarise } from '../summary';
import { wcagEm } from '../wcagEm';
import { documentLoader, EARL, idOf, nodesOfType } from './support/linkedData';
import { partialInput, sampleInput } from './support/sample';

const WCAG_EM = 'http://www.w3.org/TR/WCAG-EM/#';
const document = wcagEm(summarise(sampleInput()));
const aAndAa = criteria.filter(({ level }) => level === 'A' || level === 'AA');

/** Opens the document as the Report Tool does: expands it, then frames it with the tool's own terms. */
async function opened(type: string): Promise<Record<string, never>[]> {
  const expanded = await jsonld.expand(JSON.parse(document), { documentLoader });
  const framed = (await jsonld.frame(expanded as never, {
    '@context': {
      earl: EARL,
      wcagem: WCAG_EM,
      dcterms: 'http://purl.org/dc/terms/',
      WAI: 'http://www.w3.org/WAI/',
      id: '@id',
      type: '@type',
      wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
    },
    '@type': type,
  })) as NodeObject;
  return (framed['@graph'] ?? [framed]) as Record<string, never>[];
}

describe('wcag-em.json', () => {
  it('has one assertion for each of the 55 criteria', async () => {
    const assertions = await nodesOfType(document, `${EARL}Assertion`);
    expect(assertions).toHaveLength(55);
    expect(new Set(assertions.map((assertion) => idOf(assertion, `${EARL}test`)))).toEqual(
      new Set(aAndAa.map(({ slug }) => `WCAG22:${slug}`)),
    );
  });

  it('names subjects of the scope or the sample only', async () => {
    const websites = await nodesOfType(document, `${WCAG_EM}website`);
    const pages = await nodesOfType(document, `${WCAG_EM}webpage`);
    expect(pages.map((page) => page['@id']).sort()).toEqual([
      'https://www.sample-centre.example/',
      'https://www.sample-centre.example/about',
      'https://www.sample-centre.example/brochures/sample.pdf',
    ]);
    const known = [...websites, ...pages].map((page) => page['@id']);
    for (const assertion of await nodesOfType(document, `${EARL}Assertion`)) {
      expect(known).toContain(idOf(assertion, `${EARL}subject`));
    }
  });

  it('can be matched by the Report Tool', async () => {
    const slugs = aAndAa.map(({ slug }) => slug);
    const assertions = await opened('earl:Assertion');
    expect(assertions).toHaveLength(55);
    for (const assertion of assertions as Record<string, Record<string, never>>[]) {
      const { 'earl:test': test, 'earl:subject': subject, 'earl:result': result } = assertion;
      expect(slugs).toContain(String(test?.id).split(':').at(-1));
      expect(subject?.type).toContain('wcagem:website');
      expect(String((result?.['earl:outcome'] as { id?: string } | undefined)?.id)).toMatch(
        /^earl:(passed|failed|cantTell|inapplicable|untested)$/,
      );
    }
  });

  it('carries the scope and date that the Report Tool reads', async () => {
    const [evaluation] = (await opened('wcagem:procedure')) as Record<string, Record<string, never>>[];
    expect(evaluation?.['wcagem:step1']).toMatchObject({ 'wcagem:step1b': 'AA', wcagVersion: '2.2' });
    expect(evaluation?.['wcagem:step2']?.['wcagem:step2d']).toHaveLength(5);
    expect(evaluation?.['wcagem:step3']?.['wcagem:step3a']).toHaveLength(3);
    expect(evaluation?.['wcagem:step5']?.['dcterms:date']).toMatchObject({ '@value': '2026-11-21' });
  });

  it('names the pages that failed a criterion', async () => {
    const input = sampleInput();
    for (const { path, checks } of input.evaluation.states) {
      const [image] = checks.filter(({ rule }) => rule === 'html-has-lang');
      if (image && path === '/about') image.outcome = 'failed';
    }
    const { auditSample } = JSON.parse(wcagEm(summarise(input))) as {
      auditSample: { test: { id: string }; result: { outcome: { id: string }; description: string } }[];
    };
    const said = auditSample.map(({ test, result }) => [
      test.id,
      result.outcome.id,
      /On ([^.]*)\./.exec(result.description)?.[1],
    ]);
    expect(said).toContainEqual(['WCAG22:language-of-page', 'earl:failed', '/about']);
    const others = said.filter(([, outcome]) => outcome !== 'earl:failed');
    expect(others.some(([, outcome]) => outcome === 'earl:cantTell')).toBe(true);
    expect(others.filter(([, , pages]) => pages)).toEqual([]);
  });

  it('says on its first line that it is partial', () => {
    expect(wcagEm(summarise(partialInput())).split('\n')[0]).toContain('Partial evaluation. Only /about');
    expect(document.split('\n')[0]).not.toContain('Partial');
  });
});
