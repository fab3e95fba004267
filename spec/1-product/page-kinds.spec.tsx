import { facts } from 'virtual:catalogue/facts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import corporateIcons from '../../src/catalogue/corporateIcons.yaml';
import { catalogue } from '../../src/catalogue/index';
import { outlinesView } from '../../src/catalogue/views';
import { PageHeader } from '../../src/sections/common/PageHeader';
import { Roles } from '../../src/sections/common/Roles';
import { PlanStrip } from '../../src/sections/programme/PlanStrip';
import { barPath } from '../../src/ui/timeBar';
import { CENTRE } from '../support/centre';
import { draw, flat, openAt } from '../support/render';

const familiesIn = (root: Element) => [
  ...new Set([...root.querySelectorAll('svg g[data-family]')].map((motif) => motif.getAttribute('data-family'))),
];
const bandOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement;

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
      'productivity-ai-tools',
      'Price, group and length',
      'From R15 000 for a half day',
      '6 to 20 people · Half a day · Online or at your offices',
    ],
    [
      'ethical-ai',
      'Price, group and length',
      'From R18 000 for a half day',
      '6 to 20 people · Half a day or a day · Online or at your offices',
    ],
    [
      'practical-ai',
      'Price, team and length',
      'From R45 000 for a discovery',
      'Those who do the work · A discovery takes a week · Online or at your offices',
    ],
    [
      'learnerships-bursaries',
      'Price, group and length',
      'The programme’s fee for each learner',
      'From one learner · A learnership takes 12 months · Lessons live online',
    ],
  ])(
    'S1-13 the header of %s says the price and asks for a quote, and a band says it with its note',
    async (name, heading, price, line) => {
      const title = await openAt(`/corporate-training/${name}`);
      const quote = within(title.closest('section') as HTMLElement).getByRole('link', { name: 'Ask for a quote' });
      expect(quote.getAttribute('href')).toBe(
        `mailto:${CENTRE.contact.corporate}?subject=${encodeURIComponent(`A quote: ${title.textContent}`)}`,
      );
      expect(flat(title.closest('section')?.textContent)).toContain(`${price} · ${line}`);
      // The link to write is repeated at the end.
      expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(
        `mailto:${CENTRE.contact.corporate}`,
      );
      const band = within(bandOf(heading));
      expect(band.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Price',
        name === 'practical-ai' ? 'Team' : 'Group',
        'Length',
        'Place',
      ]);
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

  it('S1-60 the terms have no pattern, the about page a mixed one', async () => {
    expect(
      draw(<PageHeader title="Terms" heading="Terms" lead="Plain" variant="plain" />).querySelector('svg'),
    ).toBeNull();
    expect(familiesIn(draw(<PageHeader title="About" heading="About" lead="All" />)).length).toBeGreaterThan(2);
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
    const plans = outlinesView(catalogue.programmes.map(({ value }) => value));
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
        <PlanStrip
          duration={{ count: weeks, unit: 'weeks' }}
          modules={[['All', weeks]]}
          hasFinalProject={false}
          family="restio"
          isUpcoming={false}
          scale={16 * 7}
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
        <PlanStrip {...{ duration, modules, hasFinalProject }} family="protea" isUpcoming={false} scale={56} />,
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
    expect(rows.map(({ textContent }) => flat(textContent))).toEqual([
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

describe('the page about the centre', () => {
  it('S1-67 begins with its two numbers, each with the question to send, and how to check them', async () => {
    const heading = await openAt('/about');
    const band = heading.closest('section')?.nextElementSibling as HTMLElement;
    expect(band).toBe(bandOf('How to check us, step by step'));
    expect(within(band).getAllByRole('listitem')).toHaveLength(4);
    const { legalName, accreditation, registration } = CENTRE;
    for (const { label, number } of [
      { label: 'Fully accredited provider', number: accreditation.number },
      { label: 'Registered provider', number: registration.number },
    ]) {
      const letter = within(band).getByRole('heading', { name: label }).closest('div:has(button)') as HTMLElement;
      const question = `${legalName} gives ${number} as its number with you. Is it valid today, who holds it, and which programmes does it cover?`;
      expect(within(letter).getByText(question)).toBeTruthy();
      const user = userEvent.setup();
      await user.click(within(letter).getByRole('button', { name: /^Copy the question\s+to / }));
      await waitFor(() => expect(within(letter).getByRole('status').textContent).toBe('Copied as text.'));
      expect(await navigator.clipboard.readText()).toBe(question);
    }
  });

  it('S1-67 where copying is refused, the question is selected', async () => {
    await openAt('/about');
    const [button] = screen.getAllByRole('button', { name: /^Copy the question/ });
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(button as HTMLElement);
    await waitFor(() => expect(getSelection()?.toString()).toMatch(/ as its number with you\./));
    expect(document.activeElement?.localName).toBe('p');
  });

  it.each(['/about', '/careers'])('S1-68 %s tells the kinds of work as roles, without drawings', async (path) => {
    await openAt(path);
    const roles = within(
      screen.getByRole('heading', { name: 'Facilitator' }).closest('ul') as HTMLElement,
    ).getAllByRole('listitem');
    expect(roles.map((role) => role.querySelector('h3')?.textContent)).toEqual([
      'Facilitator',
      'Curriculum writer',
      'Learner support',
    ]);
    expect(roles.filter((role) => role.querySelector('svg'))).toEqual([]);
    expect(document.querySelector('main img')).toBeNull();
  });

  it('S1-93 names nobody while the names are samples, and says what is true of each group', async () => {
    await openAt('/about');
    const band = bandOf('What you can count on');
    expect(band.textContent).not.toMatch(/Name and surname|0000/);
    const measures = [...band.querySelectorAll('li:has(svg)')];
    expect(measures.map(({ textContent }) => textContent)).toEqual([
      '20 seats in a group',
      '1 facilitator',
      '2 hours for feedback in a usual week',
      '5 working days until we answer',
      '7 days to change your mind',
    ]);
    // One plant for each, all of one width; a single plant is twice as wide.
    const drawn = measures.map((one) => one.querySelector('svg')?.getAttribute('viewBox'));
    expect(drawn).toEqual(['0 0 20 16', '0 0 4 4', '0 0 8 4', '0 0 20 4', '0 0 28 4']);
  });

  it('S1-93 says of each role who fills it, once that is confirmed', () => {
    const holder = [{ label: 'Registered as', value: 'Assessor 12' }];
    const drawn = draw(
      <Roles
        hasHolders
        items={[
          { title: 'Facilitator', text: 'Teaches.', holder },
          { title: 'Support', text: 'Helps.' },
        ]}
      />,
    );
    expect([...drawn.querySelectorAll('li')].map((role) => role.querySelector('dd')?.textContent)).toEqual([
      'Assessor 12',
      undefined,
    ]);
  });

  it('S1-69 says where and when, and that lessons are online wherever one is', async () => {
    await openAt('/about');
    const band = bandOf('Where to find us, and when');
    expect(flat(band.querySelector('address')?.textContent)).toBe(
      `${CENTRE.legalName}${CENTRE.legal.address.join(', ')}`,
    );
    expect(band.textContent).toContain('Monday to Friday, 08:00 to 17:00');
    expect(within(band).getByRole('heading', { name: 'Online from anywhere' })).toBeTruthy();
    expect(facts.every(({ mode }) => /online/i.test(mode))).toBe(true);
  });
});

describe('the careers page', () => {
  it('S1-68 leads from each skill over its work to its programmes', async () => {
    await openAt('/careers');
    const skills = [...bandOf('Where skills lead').querySelectorAll<HTMLElement>('li:has(h3)')];
    const links = skills.map((skill) =>
      within(skill)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(skills.map((skill) => within(skill).getByRole('heading').textContent)).toEqual([
      'Programming',
      'Web development',
      'Machine learning',
      'Data analysis',
      'Cyber security',
      'AI at work',
    ]);
    expect(skills.map((skill) => [...skill.querySelectorAll('dt')].map(({ textContent }) => textContent))).toEqual([
      ['Junior developer', 'Test analyst'],
      ['Web developer'],
      ['AI developer', 'Machine learning engineer'],
      ['Data analyst'],
      ['Security analyst', 'Penetration tester'],
      ['Any job with a computer'],
    ]);
    // One bloom for each programme, on the ground below the jobs.
    expect(skills.map((skill) => skill.querySelectorAll('li svg[data-family]').length)).toEqual([2, 1, 2, 1, 2, 3]);
    expect(links[4]).toEqual(['/programs/cyber-security']);
    const toApplyFor = facts.filter(({ isUpcoming }) => !isUpcoming);
    expect(links.flat().sort()).toEqual(toApplyFor.map(({ path }) => path).sort());
    expect(within(skills[4] as HTMLElement).getByText('Cyber Security in the era of AI')).toBeTruthy();
    expect(within(skills[3] as HTMLElement).getByText('Coming Soon')).toBeTruthy();
    expect(screen.getByText(/We do not promise jobs or salaries/)).toBeTruthy();
  });

  it('S1-68 draws a lesson as a call shows it: a tile for each seat, and the facilitator’s of four', async () => {
    await openAt('/careers');
    const figure = within(bandOf('Work with us')).getByRole('figure');
    expect(figure.textContent).toBe('One lesson: you, and at most 20 people.');
    const tiles = [...figure.querySelectorAll('svg > g > rect')];
    expect(tiles).toHaveLength(21);
    expect(figure.querySelectorAll('svg > g[transform$="scale(2)"]')).toHaveLength(1);
    expect(figure.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 30 20');
  });
});
