import { describe, expect, it } from 'vitest';
import { criteria } from '../criteria';

const count = (level: string) => criteria.filter((row) => row.level === level).length;

describe('the criteria of the evidence pack', () => {
  it('has 31 criteria of A, 24 of AA, 7 of AAA', () => {
    expect([count('A'), count('AA'), count('AAA')]).toEqual([31, 24, 7]);
  });

  it('each criterion has its proof, or why a person or nobody judges it', () => {
    for (const { number, steps, isDecidedByMachine, proves } of criteria) {
      expect(steps, number).toMatch(/\.$/);
      expect(!isDecidedByMachine || proves.length > 20, number).toBe(true);
    }
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
