import { describe, expect, it } from 'vitest';
import { idsInTitle, idsOfTest } from '../titles';

describe('a title', () => {
  it.each([
    ['S2-34 Escape closes', ['S2-34']],
    ['S2-34 S4-02 Escape', ['S2-34', 'S4-02']],
    ['S2-34, S4-02: Escape', ['S2-34', 'S4-02']],
    ['the build', []],
    ['S2-34', ['S2-34']],
    ['S2-34/S2-35 Escape', []],
    ['Escape S2-34', []],
  ])('%j gives its leading ids', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });

  it.each([
    [['S1-01 a', 'S1-02 b', 'c'], ['S1-02']],
    [['S1-01 a', 'b', 'c'], ['S1-01']],
    [
      ['S1-01 a', 'S1-02 b'],
      ['S1-02', 'S1-01'],
    ],
    [['S1-01 a', 'S1-01 b'], ['S1-01']],
    [['a', 'S1-02 b'], ['S1-02']],
    [['a', 'b'], []],
  ])('in %j adds the ids of the nearest describe that has any', (titles, ids) => {
    expect(idsOfTest(titles)).toEqual(ids);
  });
});
