import { facts } from 'virtual:catalogue/facts';
import { menu } from 'virtual:catalogue/menu';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import { theme } from '../../src/theme';

const breakpoints = theme.breakpoints.values;

describe('constants', () => {
  it.each([
    ['S9-01 mobile mode is under 768px', breakpoints.md, 768],
    ['S9-02 the footer is wide from 1101px', breakpoints.foot, 1101],
    ['S9-03 the promotion bar is wide from 1092px', breakpoints.nav, 1092],
  ])('%s', (_statement, breakpoint, width) => {
    expect(breakpoint).toBe(width);
  });

  it('S9-08 exactly two programmes are upcoming: /programs/dataScience and /programs/AIBusiness', () => {
    const upcoming = menu.flatMap(({ programs }) => programs.filter(({ isUpcoming }) => isUpcoming));
    expect(upcoming.map(({ path }) => path)).toEqual(['/programs/dataScience', '/programs/AIBusiness']);
  });

  it('S9-09 the menu has 3 categories and 8 programmes, and the catalogue one category and 3 programmes more', () => {
    expect(menu.map(({ name }) => name)).toEqual(['Full Program', 'Bootcamp', 'Masterclass']);
    expect(menu.flatMap(({ programs }) => programs)).toHaveLength(8);
    expect(categories.map(({ name }) => name)).toEqual(['Full Program', 'Bootcamp', 'Masterclass', 'Career Booster']);
    expect(facts).toHaveLength(11);
  });
});
