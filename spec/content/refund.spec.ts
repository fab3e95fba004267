import { describe, expect, it } from 'vitest';
import { refundAfter } from '../../src/catalogue/fees';

const lengths = (...all: number[]) => all.map((length): [string, number] => ['Module', length]);

describe('what comes back to a learner who stops', () => {
  const weeks = {
    fee: { once: 24500 },
    duration: { count: 14, unit: 'weeks' as const },
    modules: lengths(2, 2, 3, 3, 2, 2),
  };

  it.each([
    [1, 12250],
    // The module of weeks 8 to 10 has begun.
    [4, 7000],
    [6, 7000],
    [7, 3500],
    [10, 0],
    [14, 0],
  ])('S1-08 after notice in week %i of 14: R%i', (week, amount) => {
    expect(refundAfter(weeks, week)).toBe(amount);
  });

  it('S1-08 months count the notice as one of them', () => {
    const months = {
      fee: { once: 48000 },
      duration: { count: 12, unit: 'months' as const },
      modules: lengths(2, 3, 3, 4),
    };
    expect([1, 2, 8].map((month) => refundAfter(months, month))).toEqual([40000, 28000, 0]);
  });
});
