import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { openAcr } from '../openacr';
import { summarise } from '../summary';
import { partialInput, sampleInput, sampleTranscripts } from './support/sample';

interface Row {
  num: string;
  components: { name: string; adherence: { level: string; notes: string } }[];
}

interface Acr {
  title: string;
  notes: string;
  evaluation_methods_used: string;
  chapters: Record<string, { criteria: Row[] }>;
}

const text = openAcr(summarise(sampleInput()));
const acr = load(text) as Acr;

function rows(level: 'a' | 'aa' | 'aaa'): Row[] {
  return acr.chapters[`success_criteria_level_${level}`]?.criteria ?? [];
}

function adherence(number: string) {
  return [...rows('a'), ...rows('aa'), ...rows('aaa')].find(({ num }) => num === number)?.components[0]?.adherence;
}

describe('openacr.yaml', () => {
  it('has all 55 rows of WCAG 2.2 A and AA', () => {
    expect(rows('a')).toHaveLength(31);
    expect(rows('aa')).toHaveLength(24);
    expect(rows('aaa')).toHaveLength(7);
    for (const { components } of [...rows('a'), ...rows('aa'), ...rows('aaa')]) {
      expect(components).toHaveLength(1);
      expect(components[0]?.name).toBe('web');
      expect(components[0]?.adherence.notes.length).toBeGreaterThan(20);
    }
  });

  it('calls supported only what the checks can judge whole', () => {
    expect(adherence('1.4.10')).toEqual({
      level: 'supports',
      notes: 'No failure found on 2 of 2 pages and brochures, which the checks looked at. (Tested by script.)',
    });
    expect(adherence('1.1.1')?.level).toBe('not-evaluated');
    expect(adherence('1.1.1')?.notes).toContain('By hand: Open each page');
    expect(adherence('1.3.3')?.level).toBe('not-evaluated');
    expect(adherence('1.4.6')?.level).toBe('partially-supports');
    expect(adherence('1.2.2')).toEqual({
      level: 'not-applicable',
      notes: 'The site has no audio and no video, recorded or live.',
    });
  });

  it('says that it is a draft while rows need a person', () => {
    expect(acr.title).toBe('Sample Centre Accessibility Conformance Report');
    expect(acr.notes).toMatch(/Draft: \d+ rows marked not-evaluated need a person/);
    expect(acr.evaluation_methods_used).toContain('axe-core 4.13.0 and Alfa 0.114.0 in Chromium 156.0.1');
    expect(acr.evaluation_methods_used).toContain('Assistive technology: not done.');
    const read = openAcr(summarise(sampleInput({ screenReader: sampleTranscripts })));
    expect(read).toContain('Orca 43.1');
  });

  it('says on its first line that it is partial', () => {
    expect(openAcr(summarise(partialInput())).split('\n')[0]).toBe('# Partial evaluation. Only /about was evaluated.');
    expect(text.split('\n')[0]).toMatch(/^title: /);
  });
});
