import { facts } from 'virtual:catalogue/facts';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../src/catalogue/index';
import { page as pricing } from '../src/catalogue/pages/programPricing';
import { Accreditation } from '../src/sections/common/Accreditation';
import { Areas } from '../src/sections/common/Areas';
import { FactsRow } from '../src/sections/home/FactsRow';
import { ProgrammesByCategory } from '../src/sections/home/ProgrammesByCategory';
import { IntakeCards } from '../src/sections/intakes/IntakeCards';
import { IntakeTable } from '../src/sections/intakes/IntakeTable';
import { IntakeTimeline } from '../src/sections/intakes/IntakeTimeline';
import { FeesTable } from '../src/sections/pricing/FeesTable';
import { KindsTable } from '../src/sections/pricing/KindsTable';
import { ProgrammePage } from '../src/sections/programme/ProgrammePage';
import { draw } from './support/render';

/** The colours of each kind, by its name. */
const FAMILIES: Record<string, string> = {
  'Full Program': 'protea',
  Bootcamp: 'pincushion',
  Masterclass: 'erica',
  'Career Booster': 'restio',
};

const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const classOf = (element: Element | null | undefined) => element?.getAttribute('class');

describe('each kind of programme has its colours', () => {
  it('EXTRA on the cards, where a programme to come is set apart', () => {
    const cards = all(draw(<ProgrammesByCategory heading="Programmes" lead="All" />), '.cards > li');
    expect(cards).toHaveLength(11);
    for (const card of cards) {
      const kind = card.querySelector('.category');
      const family = FAMILIES[kind?.textContent ?? ''];
      expect(classOf(kind)).toBe(`category text-${family}`);
      expect(classOf(card.querySelector('.art'))).toBe(`art tint-${family}`);
      expect(classOf(card.querySelector('.art svg'))).toBe(`bloom family-${family}`);
      const isToCome = card.textContent?.includes('Coming Soon');
      expect(classOf(card)).toBe(isToCome ? 'card soon' : 'card');
    }
    expect(new Set(cards.map((card) => classOf(card.querySelector('.art')))).size).toBe(4);
  });

  it('EXTRA on the filter’s chips, of which the chosen one alone has a tick', () => {
    const drawn = draw(<ProgrammesByCategory heading="Programmes" lead="All" />);
    expect(all(drawn, '.dot').map(classOf)).toEqual([
      'dot tint-protea',
      'dot tint-pincushion',
      'dot tint-erica',
      'dot tint-restio',
    ]);
    expect(all(drawn, '.chip svg.icon')).toHaveLength(1);
  });

  it('EXTRA beside each name of a table', () => {
    const names = all(draw(<FeesTable caption="Fees" />), '.programme-name');
    expect(names).toHaveLength(11);
    for (const name of names) {
      const kind = name.querySelector('.kind')?.textContent ?? '';
      expect(classOf(name.querySelector('svg'))).toBe(`bloom family-${FAMILIES[kind]}`);
    }
  });

  it('S1-03 beside each area, that of its first programme', () => {
    const plots = all(draw(<Areas heading="Areas" lead="Nine" />), '.areas li').map((area) => [
      area.textContent,
      classOf(area.querySelector('.plot')),
    ]);
    expect(plots).toContainEqual(['AI Dev', 'plot tint-protea']);
    expect(plots).toContainEqual(['Software Engineering', 'plot tint-protea']);
    expect(plots).toContainEqual(['Cyber Security', 'plot tint-pincushion']);
    expect(plots).toContainEqual(['AI Tools', 'plot tint-erica']);
    expect(plots).toContainEqual(['AI Tools BC', 'plot tint-restio']);
  });

  it('EXTRA at the top of its page', () => {
    const programme = catalogue.programmes.find(({ value }) => value.path === '/programs/cyber-security')?.value;
    if (!programme) throw new Error('no such programme');
    const drawn = draw(<ProgrammePage programme={programme} />);
    expect(classOf(drawn.querySelector('section'))).toBe('programme-hero tint-pincushion');
    expect(classOf(drawn.querySelector('.words .category'))).toBe('category text-pincushion');
    expect(all(drawn, '.grow svg').map(classOf)).toEqual(Array(3).fill('bloom family-pincushion'));
    expect(new Set(all(drawn, '.grow svg').map(({ innerHTML }) => innerHTML)).size).toBe(3);
  });

  it('EXTRA on the intakes, each with the colour of its state', () => {
    const [full, open] = all(draw(<IntakeCards label="Next" />), '.intake');
    expect(classOf(full?.querySelector('.day'))).toBe('day tint-pincushion');
    expect(classOf(full?.querySelector('.badge'))).toBe('badge full');
    expect(classOf(open?.querySelector('.badge'))).toBe('badge open');
    const marks = [...new Set(all(draw(<IntakeTable caption="Intakes" />), '.badge').map((badge) => badge.outerHTML))];
    expect(marks.map((mark) => / d="([^"]+)"/.exec(mark)?.[1]).sort()).toEqual([
      'M12 4 3 19.5h18zM12 10v4.5M12 17v.1',
      'M6 12h12',
      'm5 12.5 4.5 4.5L19 7.5',
    ]);
  });

  it('EXTRA React can tell each intake from the next', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    draw(<IntakeCards label="Next" />);
    draw(<IntakeTable caption="Intakes" />);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('EXTRA in the picture of the year', () => {
    const drawn = draw(<IntakeTimeline />);
    expect(all(drawn, '.months span').map(({ textContent }) => textContent)).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    );
    const lane = all(drawn, '.lane').find((one) => one.textContent?.startsWith('Full Stack Web Developer'));
    expect(classOf(lane?.querySelector('svg'))).toBe('bloom family-pincushion');
    expect(all(lane as HTMLElement, '.block').map(classOf)).toEqual([
      'block tint-pincushion full from-1 to-4',
      'block tint-pincushion open from-5 to-8',
    ]);
  });

  it('EXTRA above its column of the comparison, where yes and no differ by more than a word', () => {
    const drawn = draw(<KindsTable {...pricing.kinds} />);
    expect(all(drawn, 'th .plot').map(classOf)).toEqual([
      'plot tint-seed',
      'plot tint-protea',
      'plot tint-pincushion',
      'plot tint-erica',
      'plot tint-restio',
    ]);
    const answers = all(drawn, '.answer');
    const of = (word: string) => [
      ...new Set(answers.filter(({ textContent }) => textContent === word).map(({ outerHTML }) => outerHTML)),
    ];
    expect(of('Yes')).toHaveLength(1);
    expect(of('No')).toHaveLength(1);
    expect(of('Yes')[0]).toMatch(/^<span class="answer yes"><svg class="icon".* d="m5 12\.5 4\.5 4\.5L19 7\.5"/);
    expect(of('No')[0]).toMatch(/^<span class="answer"><svg class="icon".* d="M6 12h12"/);
  });

  it('EXTRA beside the home page’s facts and the seals', () => {
    expect(all(draw(<FactsRow />), 'svg').map(classOf)).toEqual([
      'bloom family-protea',
      'bloom family-pincushion',
      'bloom family-seed',
    ]);
    expect(all(draw(<Accreditation heading="Seals" lead="Two" />), 'svg').map(classOf)).toEqual([
      'seal-mark bloom family-protea',
      'seal-mark bloom family-restio',
    ]);
  });
});

describe('what the comparison counts', () => {
  afterEach(() => {
    vi.doUnmock('virtual:catalogue/facts');
    vi.doUnmock('virtual:catalogue/shell');
    vi.resetModules();
  });

  const [model] = facts;
  type Facts = NonNullable<typeof model>;
  const programme = (own: Partial<Facts>) => ({ ...model, isUpcoming: undefined, ...own }) as Facts;
  const fee = (once: number, instalments?: Facts['fee']['instalments']) => ({
    once,
    ...(instalments && { instalments }),
  });

  async function kindsWith(mocked: Facts[]) {
    vi.resetModules();
    vi.doMock('virtual:catalogue/facts', () => ({ facts: mocked }));
    const { kindsOfStudy } = await import('../src/sections/pricing/kindsOfStudy');
    return kindsOfStudy(pricing.kinds).map(({ name, time, hours, monthly, fee: lowest }) => [
      name,
      time.replaceAll('\u00a0', ' '),
      hours,
      monthly,
      lowest.replaceAll('\u00a0', ' '),
    ]);
  }

  it('S1-05 a kind without an open programme is yet to be confirmed', async () => {
    const upcoming = programme({ category: 'bootcamp', isUpcoming: true, fee: fee(1) });
    expect((await kindsWith([upcoming])).slice(1)).toEqual(
      ['Full Programs', 'Bootcamps', 'Masterclasses', 'Career Boosters'].map((name) => [
        name,
        'To be confirmed',
        'To be confirmed',
        false,
        'To be confirmed',
      ]),
    );
  });

  it('S1-05 the shortest and the longest, the least and the most hours, the lowest fee, one way to pay monthly', async () => {
    const bootcamp = { category: 'bootcamp' } as const;
    const kinds = await kindsWith([
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
    expect(kinds[2]).toEqual(['Bootcamps', '10 days to 2 months', 'About 6 to 20', true, 'R 900']);
    expect(kinds[3]).toEqual(['Masterclasses', '3 days', 'Full days', false, 'R 50']);
  });

  it('S1-04 S1-05 a programme without a coming intake says to ask', async () => {
    vi.resetModules();
    vi.doMock('virtual:catalogue/facts', () => ({ facts: [programme({ path: '/programs/new' })] }));
    const { ComparisonTable } = await import('../src/sections/pricing/ComparisonTable');
    const row = within(draw(<ComparisonTable caption="Fees" />)).getAllByRole('row')[1];
    expect(row?.querySelector('[data-label="Next intake"]')?.textContent).toBe('Ask us');
  });

  it('S1-02 without a coming intake the home page’s facts are two', async () => {
    vi.resetModules();
    vi.doMock('virtual:catalogue/shell', () => ({ nextIntake: undefined, aliases: {}, menu: [], programmePaths: [] }));
    const { FactsRow: Row } = await import('../src/sections/home/FactsRow');
    expect(all(draw(<Row />), 'li')).toHaveLength(2);
  });
});
