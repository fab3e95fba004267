import { describe, expect, it } from 'vitest';
import { NEED_A_PERSON } from '../../../build/judgements';
import { criteria } from '../criteria';

function rows(level: string): string[] {
  return criteria.filter((row) => row.level === level).map(({ number, name }) => `${number} ${name}`);
}

describe('the criteria of the evidence pack', () => {
  it('has 31 criteria of level A and 24 of AA', () => {
    expect(rows('A')).toHaveLength(31);
    expect(rows('AA')).toHaveLength(24);
    expect(rows('AAA')).toEqual([
      '1.4.6 Contrast (Enhanced)',
      '2.3.3 Animation from Interactions',
      '2.4.9 Link Purpose (Link Only)',
      '2.4.10 Section Headings',
      '2.4.12 Focus Not Obscured (Enhanced)',
      '2.4.13 Focus Appearance',
      '2.5.5 Target Size (Enhanced)',
    ]);
  });

  it('tells how each criterion is judged, or why not', () => {
    for (const { number, steps, absent, decidedBy, proves } of criteria) {
      expect(steps.length, number).toBeGreaterThan(0);
      expect(absent === undefined || absent.endsWith('.'), number).toBe(true);
      expect(decidedBy === 'person' || proves.length > 20, number).toBe(true);
    }
  });

  it('S1-30 are those that the accessibility statement counts as needing a person', () => {
    const own = criteria.filter(
      ({ level, decidedBy, absent }) => /^AA?$/.test(level) && decidedBy === 'person' && !absent,
    );
    expect(own.map(({ number }) => number)).toEqual(NEED_A_PERSON);
  });

  it('stands in the standard’s order, each number and address once', () => {
    const numbers = criteria.map(({ number }) => number);
    expect(numbers.slice(0, 3)).toEqual(['1.1.1', '1.2.1', '1.2.2']);
    expect(numbers.indexOf('2.4.9')).toBeLessThan(numbers.indexOf('2.4.10'));
    expect(numbers.at(-1)).toBe('BP');
    expect(new Set(numbers).size).toBe(63);
    expect(criteria[0]?.address).toBe('https://www.w3.org/TR/WCAG22/#non-text-content');
    expect(new Set(criteria.map(({ address }) => address)).size).toBe(63);
  });
});
