import { facts } from 'virtual:catalogue/facts';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import corporateIcons from '../../src/catalogue/corporateIcons.yaml';
import { PageHeader } from '../../src/sections/common/PageHeader';
import { bandOf, draw, openAt } from '../support/render';

const familiesIn = (root: Element) => [
  ...new Set([...root.querySelectorAll('svg g[data-family]')].map((motif) => motif.getAttribute('data-family'))),
];

describe('the motifs of each kind of page', () => {
  it.each([
    ['/programs/full-programs', 'protea', 'Start with the whole field'],
    ['/programs/bootcamps', 'pincushion', 'Pick your bootcamp'],
    ['/programs/career-boosters', 'restio', 'Add a skill to your work'],
    ['/careers', 'erica', 'Learn for the work you want'],
    ['/corporate-training/ethical-ai', 'restio', 'How to start'],
  ])('S1-60 S1-61 %s has only its category’s motifs in header and closing band', async (path, family, closing) => {
    const heading = await openAt(path);
    expect(familiesIn(heading.closest('section') as HTMLElement)).toEqual([family]);
    expect(familiesIn(bandOf(closing))).toEqual([family]);
  });

  it('S1-60 the terms have no pattern, a page about all kinds a mixed one', async () => {
    expect(
      draw(<PageHeader title="Terms" heading="Terms" lead="Plain" variant="plain" />).querySelector('svg'),
    ).toBeNull();
    const home = draw(<PageHeader title="Home" heading="Home" lead="All" outline={['0 1 2 3']} />);
    expect(familiesIn(home).length).toBeGreaterThan(2);
  });

  it('no motif means two things', () => {
    const motifs = [...facts, ...categories]
      .map(({ icon }) => icon.join())
      .concat(Object.values(corporateIcons).map(String));
    expect(motifs).toHaveLength(19);
    expect(new Set(motifs).size).toBe(19);
  });
});
