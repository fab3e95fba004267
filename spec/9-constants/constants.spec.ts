import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Category } from '../../src/catalogue/schema';
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

  // The content that is shipped, and the example centre's.
  describe.each(['src/catalogue', 'spec/fixtures/catalogue'])('of %s', (folder) => {
    const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
    const programmes = readdirSync(join(folder, 'programmes')).map((file) => read(`programmes/${file}`));
    const shown = read('categories.yaml').categories.filter(({ inMenu }: Category) => inMenu);
    const idsShown = shown.map(({ id }: Category) => id);

    it('S9-08 exactly two programmes are upcoming: /programs/dataScience and /programs/AIBusiness', () => {
      const upcoming = programmes.filter(({ isUpcoming }) => isUpcoming).map(({ path }) => path);
      expect(upcoming.sort()).toEqual(['/programs/AIBusiness', '/programs/dataScience']);
    });

    it('S9-09 the menu has 3 categories and 8 programmes', () => {
      expect(shown.map(({ name }: Category) => name)).toEqual(['Full Program', 'Bootcamp', 'Masterclass']);
      expect(programmes.filter(({ category }) => idsShown.includes(category))).toHaveLength(8);
    });
  });
});
