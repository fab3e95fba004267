import { facts } from 'virtual:catalogue/facts';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import corporateIcons from '../../src/catalogue/corporateIcons.yaml';
import { catalogue } from '../../src/catalogue/index';
import home from '../../src/catalogue/pages/home.yaml';
import { cardDetailsView } from '../../src/catalogue/views';
import { PageHeader } from '../../src/sections/common/PageHeader';
import { ProgrammesByCategory } from '../../src/sections/home/ProgrammesByCategory';
import { NextIntakeRows } from '../../src/sections/home/SeasonBand';
import { ModuleStrip } from '../../src/sections/programme/WideCard';
import { IntakeStatus } from '../../src/ui/IntakeStatus';
import { bandOf, draw, flat, hrefsIn, openAt, textsOf } from '../support/render';

/** The families of the motifs in a drawing, each once. */
const familiesIn = (root: Element) => [
  ...new Set(
    [...root.querySelectorAll('svg [data-family], svg[data-family]')].map((motif) => motif.getAttribute('data-family')),
  ),
];

/** The colours of each kind, by its name. */
const FAMILIES: Record<string, string> = {
  'Full Program': 'protea',
  Bootcamp: 'pincushion',
  Masterclass: 'erica',
  'Career Booster': 'restio',
};

describe('the motifs of each kind of page', () => {
  it.each([
    ['/programs/full-programs', 'protea', 'Start with the whole field'],
    ['/programs/bootcamps', 'pincushion', 'Pick your bootcamp'],
    ['/programs/career-boosters', 'restio', 'Add a skill to your work'],
    ['/programs/code-curious', 'erica', 'Go on to the next task'],
    ['/corporate-training/ethical-ai', 'restio', 'How to start'],
  ])('S1-60 S1-61 %s has only its category’s motifs in header and closing band', async (path, family, closing) => {
    const heading = await openAt(path);
    expect(familiesIn(heading.closest('section') as HTMLElement)).toEqual([family]);
    expect(familiesIn(bandOf(closing))).toEqual([family]);
  });

  it('S1-60 the terms and a page without an outline have no pattern, a page about all kinds a mixed one', async () => {
    expect(
      draw(<PageHeader title="Terms" heading="Terms" lead="Plain" variant="plain" />).querySelector('svg'),
    ).toBeNull();
    expect(draw(<PageHeader title="Fees" heading="Fees" lead="All" />).querySelector('svg')).toBeNull();
    const mixed = draw(<PageHeader title="Home" heading="Home" lead="All" outline={['0 1 2 3']} />);
    expect(familiesIn(mixed).length).toBeGreaterThan(2);
  });

  it('no motif means two things', () => {
    const motifs = [...facts, ...categories]
      .map(({ icon }) => icon.join())
      .concat(Object.values(corporateIcons).map(String));
    expect(motifs).toHaveLength(19);
    expect(new Set(motifs).size).toBe(19);
  });

  it('S2-120 the cards have them, and one to come has its badge, its length and no fee', () => {
    const cards = [...draw(<ProgrammesByCategory {...home.programmes} />).querySelectorAll('li')];
    expect(cards).toHaveLength(12);
    expect(familiesIn(cards.pop() as Element)).toEqual(['seed']);
    for (const card of cards) {
      const kind = card.querySelector('h3')?.previousElementSibling?.textContent ?? '';
      expect(familiesIn(card)).toEqual([FAMILIES[kind]]);
      expect(card.querySelector('a')).not.toBeNull();
      const words = flat(card.textContent);
      expect(words).toMatch(/\d (days|weeks|months)/);
      expect(/R\d/.test(words)).toBe(!words.includes('Coming Soon'));
    }
    expect(new Set(cards.flatMap(familiesIn)).size).toBe(4);
  });

  it('S1-14 each state of an intake has a mark of its own', () => {
    const states = ['not-open', 'open', 'closing-soon', 'full', 'closed', 'running', 'past'] as const;
    const drawn = states.map((state) => draw(<IntakeStatus state={state} />));
    expect(textsOf(drawn)).toEqual(['Not open yet', 'Open', 'Closing soon', 'Full', 'Closed', 'Running', 'Past']);
    const marks = drawn.map((one) => [...one.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML));
    expect(marks.map(({ length }) => length)).toEqual(Array(7).fill(1));
    expect(new Set(marks.flat()).size).toBe(7);
  });
});

describe('time on one scale', () => {
  /** Left edge and width of each bar, in % of the scale. */
  const barsIn = (root: Element) =>
    [...root.querySelectorAll('rect')].map((bar) =>
      ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? '')),
    );

  it('S1-63 the modules share the whole duration, those of one day alike', () => {
    const plans = cardDetailsView(catalogue.programmes.map(({ value }) => value));
    for (const { path, duration } of facts) {
      const total = plans[path]?.modules.reduce((sum, [, length]) => sum + length, 0);
      expect(total, path).toBeCloseTo(duration.count, 6);
    }
    expect(plans['/programs/AITools']?.modules.map(([, length]) => length)).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(plans['/programs/cyber-security']?.modules.map(([, length]) => length)).toEqual([2, 2, 3, 3, 2, 2]);
  });

  it('S1-63 a programme half as long has a bar half as wide', () => {
    const strip = (weeks: number) =>
      draw(
        <ModuleStrip
          duration={{ count: weeks, unit: 'weeks' }}
          modules={[['All', weeks]]}
          hasFinalProject={false}
          family="restio"
          longestDays={16 * 7}
        />,
      );
    expect(barsIn(strip(16))).toEqual([[0, 99.4]]);
    expect(barsIn(strip(8))).toEqual([[0, 49.4]]);
  });

  it('S1-64 all categories stand on one scale, the shortest first', async () => {
    await openAt('/programs/career-boosters');
    const rows = within(bandOf('How it differs'))
      .getAllByRole('listitem')
      .filter((row) => !row.querySelector('h3'));
    expect(textsOf(rows)).toEqual([
      'Code Curious?A few hours',
      'Masterclasses2 days',
      'Career Boosters (this page)5 to 8 weeks',
      'Bootcamps12 to 16 weeks',
      'Full Programs12 months',
    ]);
    // The rows lead to the pages of the others.
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? '')).toEqual([
      '/programs/code-curious',
      '',
      '',
      '/programs/bootcamps',
      '/programs/full-programs',
    ]);
    const ends = rows.map((row) => Math.max(...barsIn(row).map(([from = 0, width = 0]) => from + width)));
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(ends.at(-1)).toBe(100);
  });

  it('S1-86 the next six intakes lead to their programmes where the year has no room', () => {
    const rows = [...draw(<NextIntakeRows />).querySelectorAll('li')];
    expect(rows).toHaveLength(6);
    expect(textsOf(rows.slice(0, 2))).toEqual([
      'Software Engineer1 February 2027 · 12 months' + 'Apply by 4 January 2027',
      'Cyber Security1 February 2027 · 14 weeks' + 'Apply by 18 January 2027',
    ]);
    expect(rows.slice(0, 2).map((row) => row.getAttribute('data-family'))).toEqual(['protea', 'pincushion']);
    expect(rows.slice(0, 2).flatMap(hrefsIn)).toEqual(['/programs/softwareengineer', '/programs/cyber-security']);
  });
});
