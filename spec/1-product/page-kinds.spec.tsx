import { facts } from 'virtual:catalogue/facts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ethicalAi from '#catalogue/pages/ethical-ai.yaml';
import { categories } from '../../src/catalogue/categories.yaml';
import corporateIcons from '../../src/catalogue/corporateIcons.yaml';
import { catalogue } from '../../src/catalogue/index';
import { cardDetailsView } from '../../src/catalogue/views';
import { LESSON } from '../../src/sections/careers/lessonSteps';
import { FactList } from '../../src/sections/common/FactList';
import { PageHeader } from '../../src/sections/common/PageHeader';
import type { Design } from '../../src/sections/corporate/CorporatePage';
import { AnyExample } from '../../src/sections/programme/examples/AnyExample';
import { ModuleStrip } from '../../src/sections/programme/ModuleStrip';
import { barPath } from '../../src/sections/programme/timeBar';
import { CENTRE } from '../support/centre';
import { bandOf, draw, flat, openAt, textsOf } from '../support/render';

const familiesIn = (root: Element) => [
  ...new Set([...root.querySelectorAll('svg g[data-family]')].map((motif) => motif.getAttribute('data-family'))),
];

describe('each kind of page', () => {
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

  it.each([
    ['productivity-ai-tools', 'The next meeting is in May.', 'The notes give the day.'],
    ['ethical-ai', 'Compare groups each month', 'Changes chosen: 2 of 4. Risk left: 10 of 16.'],
    ['practical-ai', 'Measure a week', 'No way to tell.'],
  ])('S1-13 %s has an example of its own that works', async (name, control, answer) => {
    await openAt(`/corporate-training/${name}`);
    const band = within(bandOf('What you take away'));
    await userEvent.click(await band.findByRole('button', { name: new RegExp(control) }));
    expect(flat(band.getByRole('status').textContent)).toBe(answer);
  });

  it.each([
    [
      'ethical-ai',
      'Price, group and length',
      'From R18 000 for a half day',
      ['6 to 20 people', 'Half a day or a day', 'Online or at your offices'],
    ],
    [
      'practical-ai',
      'Price, team and length',
      'From R45 000 for a discovery',
      ['Those who do the work', 'A discovery takes a week', 'Online or at your offices'],
    ],
  ])(
    'S1-13 the header of %s says the price and asks for a quote, and a band says it with its note',
    async (name, heading, price, line) => {
      const title = await openAt(`/corporate-training/${name}`);
      const quote = within(title.closest('section') as HTMLElement).getByRole('link', { name: 'Ask for a quote' });
      expect(quote.getAttribute('href')).toBe(
        `mailto:${CENTRE.contact.corporate}?subject=${encodeURIComponent(`A quote: ${title.textContent}`)}`,
      );
      const facts = within(title.closest('section') as HTMLElement).getAllByRole('listitem');
      expect(textsOf(facts)).toEqual([price, ...line]);
      // The link to write is repeated at the end.
      expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(
        `mailto:${CENTRE.contact.corporate}`,
      );
      const band = within(bandOf(heading));
      const group = name === 'practical-ai' ? 'Team' : 'Group';
      expect(textsOf(band.getAllByRole('term'))).toEqual(['Price', group, 'Length', 'Place']);
      expect(flat(band.getAllByRole('definition')[0]?.textContent)).toBe(price);
    },
  );

  it('S1-13 the page on learnerships sorts duties between learner, employer and centre', async () => {
    await openAt('/corporate-training/learnerships-bursaries');
    const band = within(bandOf('What you take away'));
    await userEvent.click(await band.findByRole('button', { name: 'The centre' }));
    expect(band.getByRole('status').textContent).toBe(
      'Think again. Someone at your workplace has an hour a week for the learner.',
    );
    await userEvent.click(band.getByRole('button', { name: 'You' }));
    expect(band.getByRole('status').textContent).toBe(
      'Yes. Someone at your workplace has an hour a week for the learner.',
    );
  });

  it('S1-13 a risk stands on its scale, in words too', () => {
    const drawn = draw(<AnyExample {...ethicalAi.output.window} />);
    expect(flat(drawn.querySelector('li')?.textContent)).toBe('A decision nobody owns: Name one person Risk 1 of 5');
    const leaves = [...drawn.querySelectorAll('li:first-child svg[viewBox="0 0 5.8 1"] path')];
    expect(leaves.map((path) => path.getAttribute('d')?.split('M').length)).toEqual([2, 5]);
  });

  it('S1-13 the facts that decide come first, each under a bar', () => {
    const items = ['Points', 'Price', 'Length'].map((label) => ({ label, value: 'x' }));
    const heads = (leading?: number) =>
      [...draw(<FactList items={items} leading={leading} />).querySelectorAll('dl > div')].map(
        ({ classList }) => classList.length,
      );
    expect(heads()).toEqual([2, 1, 1]);
    expect(heads(2)).toEqual([2, 2, 1]);
  });

  it('S1-60 the terms have no pattern, the about page a mixed one', async () => {
    expect(
      draw(<PageHeader title="Terms" heading="Terms" lead="Plain" variant="plain" />).querySelector('svg'),
    ).toBeNull();
    expect(familiesIn(draw(<PageHeader title="About" heading="About" lead="All" />)).length).toBeGreaterThan(2);
  });

  it('no two steps stand under the same object', () => {
    const designs = import.meta.glob<Design>('../../src/sections/corporate/designs/*.ts', {
      eager: true,
      import: 'design',
    });
    const objects = [...Object.values(designs).flatMap(({ steps }) => steps), ...LESSON];
    expect(objects).toHaveLength(20);
    expect(new Set(objects.map(String)).size).toBe(20);
  });

  it('no motif means two things', () => {
    const motifs = [...facts, ...categories]
      .map(({ icon }) => icon.join())
      .concat(Object.values(corporateIcons).map(String));
    expect(motifs).toHaveLength(19);
    expect(new Set(motifs).size).toBe(19);
  });
});

describe('time on one scale', () => {
  const [left, right] = [/^M([\d.]+) /, /H([\d.]+)v/];
  const number = (path: string, part: RegExp) => Number(part.exec(path)?.[1]);

  it('S1-63 a bar begins and ends where its time does', () => {
    const [first, second] = [barPath(0, 0.5, 10), barPath(0.5, 0.75, 10)];
    expect([number(first, left), number(first, right)]).toEqual([4, 79.2]);
    expect([number(second, left), number(second, right)]).toEqual([84, 119.2]);
    expect(number(barPath(0, 0.0001, 10), right)).toBe(1.2);
  });

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
          isUpcoming={false}
          longestDays={16 * 7}
        />,
      )
        .querySelectorAll('path')[1]
        ?.getAttribute('d') ?? '';
    expect(number(strip(16), right)).toBe(159.2);
    expect(number(strip(8), right)).toBe(79.2);
  });

  it('S1-63 a final project stands out, and nothing else', () => {
    const bars = (hasFinalProject: boolean) => {
      const modules: [string, number][] = [
        ['Basics', 2],
        ['Tools', 2],
        ['Project', 4],
      ];
      const duration = { count: 8, unit: 'weeks' as const };
      const strip = draw(
        <ModuleStrip
          duration={duration}
          modules={modules}
          hasFinalProject={hasFinalProject}
          family="protea"
          isUpcoming={false}
          longestDays={56}
        />,
      );
      // The first path is the scale.
      return [...strip.querySelectorAll('path')].slice(1).map((path) => path.getAttribute('d')?.split('M').length);
    };
    expect(bars(true)).toEqual([3, 2]);
    expect(bars(false)).toEqual([4]);
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
    const ends = rows.map((row) =>
      Math.max(...[...row.querySelectorAll('path')].map((bar) => number(bar.getAttribute('d') ?? '', right))),
    );
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(ends.at(-1)).toBe(159.2);
  });
});
