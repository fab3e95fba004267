import { facts } from 'virtual:catalogue/facts';
import { within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import home from '../../src/catalogue/pages/home.yaml';
import pricing from '../../src/catalogue/pages/programPricing.yaml';
import type { OpenFacts } from '../../src/catalogue/views';
import { ProgrammesByCategory } from '../../src/sections/home/ProgrammesByCategory';
import { IntakeCards } from '../../src/sections/intakes/IntakeCards';
import { IntakeStatus } from '../../src/sections/intakes/IntakeStatus';
import { IntakeTable } from '../../src/sections/intakes/IntakeTable';
import { CategoriesTable } from '../../src/sections/pricing/CategoriesTable';
import { ComparisonTable } from '../../src/sections/pricing/ComparisonTable';
import { categoryColumns } from '../../src/sections/pricing/categoryColumns';
import { setDay } from '../support/clock';
import { draw } from '../support/render';

/** The colours of each kind, by its name. */
const FAMILIES: Record<string, string> = {
  'Full Program': 'protea',
  Bootcamp: 'pincushion',
  Masterclass: 'erica',
  'Career Booster': 'restio',
};

const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
/** The families of the motifs in a drawing, in order. */
const familiesOf = (root: Element | null | undefined) =>
  [...(root?.querySelectorAll<SVGElement>('svg[data-family]') ?? [])].map(({ dataset }) => dataset.family);
/** The icons in a drawing: pictures that are no motif of a family. */
const iconsOf = (root: Element | null | undefined) => [
  ...(root?.querySelectorAll<SVGElement>('svg:not([data-family])') ?? []),
];

describe('each kind of programme has its colours', () => {
  it('on the cards, where a programme to come is set apart', () => {
    const cards = all(draw(<ProgrammesByCategory {...home.programmes} />), 'li');
    expect(cards).toHaveLength(12);
    expect(familiesOf(cards.pop())).toEqual(['seed']);
    for (const card of cards) {
      const kind = card.querySelector('h3')?.previousElementSibling?.textContent ?? '';
      expect(familiesOf(card)).toEqual([FAMILIES[kind]]);
      const isToCome = card.textContent?.includes('Coming Soon');
      expect(card.querySelector('a') === null).toBe(isToCome);
    }
    expect(new Set(cards.flatMap(familiesOf)).size).toBe(4);
  });

  it('on the filter’s chips, only the chosen one with a tick', () => {
    const drawn = draw(<ProgrammesByCategory {...home.programmes} />);
    const chips = within(within(drawn).getByRole('group')).getAllByRole('button');
    expect(chips.map(familiesOf)).toEqual([[], ['protea'], ['pincushion'], ['erica'], ['restio'], ['seed']]);
    expect(chips.map((chip) => [chip.getAttribute('aria-pressed'), iconsOf(chip).length])).toEqual([
      ['true', 1],
      ...Array(5).fill(['false', 0]),
    ]);
  });

  it('S1-14 each state of an intake has a mark of its own', () => {
    const states = ['not-open', 'open', 'closing-soon', 'full', 'closed', 'running', 'past'] as const;
    const drawn = states.map((state) => draw(<IntakeStatus state={state} />));
    expect(drawn.map(({ textContent }) => textContent)).toEqual([
      'Not open yet',
      'Open',
      'Closing soon',
      'Full',
      'Closed',
      'Running',
      'Past',
    ]);
    expect(drawn.map((one) => iconsOf(one).length)).toEqual(Array(7).fill(1));
    expect(new Set(drawn.flatMap(iconsOf).map(({ innerHTML }) => innerHTML)).size).toBe(7);
  });

  it('React can tell each intake from the next', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    draw(<IntakeCards label="Next" />);
    draw(<IntakeTable caption="Intakes" />);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('S1-14 cards of another day keep their height until the window changes', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 1234));
    onTestFinished(() => void vi.restoreAllMocks());
    const heightOn = (day: string) => {
      setDay(day);
      const cards = draw(<IntakeCards label="Next" />).firstElementChild as HTMLElement;
      const before = cards.style.minHeight;
      window.dispatchEvent(new Event('resize'));
      return [before, cards.style.minHeight];
    };
    expect(heightOn('2026-11-21')).toEqual(['', '']);
    expect(heightOn('2026-11-22')).toEqual(['1234px', '']);
  });

  it('above its column of the comparison', () => {
    const drawn = draw(<CategoriesTable {...pricing.categories} />);
    expect(within(drawn).getAllByRole('columnheader').flatMap(familiesOf)).toEqual([
      'seed',
      'protea',
      'pincushion',
      'erica',
      'restio',
    ]);
    const cells = within(drawn).getAllByRole('cell');
    const marksOf = (word: string) => {
      const answers = cells.filter(({ textContent }) => textContent === word);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect(iconsOf(answer)).toHaveLength(1);
      return [...new Set(answers.flatMap(iconsOf).map(({ innerHTML }) => innerHTML))];
    };
    expect(marksOf('Yes')).toHaveLength(1);
    expect(marksOf('No')).toHaveLength(1);
    expect(marksOf('Yes')).not.toEqual(marksOf('No'));
  });
});

describe('what the comparison counts', () => {
  const [model] = facts;
  type Facts = NonNullable<typeof model>;
  const programme = (own: object) => ({ ...model, isUpcoming: undefined, ...own }) as Facts;
  const fee = (once: number, instalments?: OpenFacts['fee']['instalments']) => ({
    once,
    ...(instalments && { instalments }),
  });

  function kindsWith(programmes: Facts[]) {
    return categoryColumns(pricing.categories, programmes).map(({ name, time, hours, monthly, fee: lowest }) => [
      name,
      time.replaceAll('\u00a0', ' '),
      hours,
      monthly,
      lowest.replaceAll('\u00a0', ' '),
    ]);
  }

  it('S1-05 a kind without an open programme is yet to be confirmed', () => {
    const upcoming = programme({ category: 'bootcamp', isUpcoming: true, fee: fee(1) });
    expect(kindsWith([upcoming]).slice(1)).toEqual(
      ['Full Programs', 'Bootcamps', 'Masterclasses', 'Career Boosters'].map((name) => [
        name,
        'To be confirmed',
        'To be confirmed',
        false,
        'To be confirmed',
      ]),
    );
  });

  it('S1-05 shortest and longest, least and most hours, and lowest fee', () => {
    const bootcamp = { category: 'bootcamp' } as const;
    const kinds = kindsWith([
      programme({ ...bootcamp, duration: { count: 2, unit: 'months' }, hours: 12, fee: fee(900) }),
      programme({ ...bootcamp, duration: { count: 10, unit: 'days' }, hours: 6, fee: fee(1200) }),
      programme({
        ...bootcamp,
        duration: { count: 3, unit: 'weeks' },
        hours: 20,
        fee: fee(1000, { amount: 100, count: 11 }),
      }),
      programme({ ...bootcamp, duration: { count: 4, unit: 'months' }, hours: 1, fee: fee(5), isUpcoming: true }),
      programme({ category: 'masterclass', duration: { count: 3, unit: 'days' }, hours: 7, fee: fee(50) }),
    ]);
    expect(kinds[2]).toEqual(['Bootcamps', '10 days to 2 months', 'About 6 to 20', true, 'R900']);
    expect(kinds[3]).toEqual(['Masterclasses', '3 days', 'Full days', false, 'R50']);
  });

  it('S1-04 S1-05 a programme without a coming intake says to ask', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const row = within(draw(<ComparisonTable caption="Fees" />)).getAllByRole('row')[1];
    expect(row?.querySelector('[data-label="Next intake"]')?.textContent).toBe('No date yet: ask us');
  });
});
