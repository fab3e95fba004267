import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../src/shell/page-area/routes';
import { CENTRE } from '../support/centre';
import { renderAt } from '../support/render';
import { stubBrowser } from '../support/shell';

beforeEach(() => stubBrowser());

const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => flat(cell.textContent)));

/** The table named `caption` at `path`, once the page is there. */
async function table(path: string, caption: string) {
  await loadPage(path);
  renderAt(path);
  return screen.findByRole('table', { name: caption });
}

describe('what programmes cost', () => {
  it('S1-05 the fees of every programme, once-off and by the month', async () => {
    const rows = rowsOf(await table('/programs/feestructure', 'Fees of every programme, in rand'));
    expect(rows[0]).toEqual(['Programme', 'Duration', 'Once-off', 'Monthly', 'Total paid monthly']);
    expect(rows).toContainEqual(['Cyber Security Bootcamp', '14 weeks', 'R24 500', 'R6 500 × 4', 'R26 000']);
    expect(rows).toContainEqual([
      'AI in the Workplace Masterclass Masterclass',
      '2 days',
      'R3 800',
      'No monthly plan',
      'No monthly plan',
    ]);
    expect(rows).toContainEqual(['Cyber Security in the era of AI Masterclass Coming Soon', '2 days', 'Not yet set']);
    expect(rows).toHaveLength(12);
  });

  it('S1-05 each programme with its time, next intake, payment and application', async () => {
    const found = await table('/programPricing', 'Fees by programme');
    const rows = rowsOf(found);
    expect(rows[0]).toEqual(['Programme', 'Time', 'Next intake', 'Also included', 'Pay once', 'Pay monthly', 'Apply']);
    expect(rows).toContainEqual([
      'Cyber Security Bootcamp',
      '14 weeks',
      '1 Feb 2027',
      'Practice systems, assessment and feedback',
      'R24 500',
      'R6 500 × 4 = R26 000',
      'Apply for Cyber Security',
    ]);
    // The first intake is full: the next one is named.
    expect(rows.find(([name]) => name === 'Full Stack Web Developer Bootcamp')?.[2]).toBe('10 May 2027');
    expect(rows.find(([name]) => name === 'AI in the Workplace Masterclass Masterclass')?.[5]).toBe('No');
    expect(rows).toHaveLength(12);
    const apply = within(found).getByRole('link', { name: 'Apply for Cyber Security' });
    expect(apply.getAttribute('href')).toMatch(/^https:\/\/.*\?programme=Cyber\+Security$/);
    const name = within(found).getByRole('link', { name: 'Cyber Security' });
    expect(name.getAttribute('href')).toBe('/programs/cyber-security');
    const first = within(found).getAllByRole('time')[0] as HTMLTimeElement;
    expect(first.dateTime).toBe('2027-02-01');
  });

  it('S1-05 S2-61 S2-120 a programme to come shows no fee and no link', async () => {
    const found = await table('/programPricing', 'Fees by programme');
    expect(rowsOf(found)).toContainEqual([
      'Cyber Security in the era of AI Masterclass Coming Soon',
      '2 days',
      'Not yet set',
    ]);
    expect(within(found).queryByRole('link', { name: /Cyber Security in the era/ })).toBeNull();
  });

  it('S1-05 the categories side by side, with what differs row by row', async () => {
    const found = await table('/programPricing', 'Kinds of programme compared');
    const rows = rowsOf(found);
    expect(rows[0]).toEqual(['', 'Code Curious?', 'Full Programs', 'Bootcamps', 'Masterclasses', 'Career Boosters']);
    expect(rows.slice(1).map(([name]) => name)).toEqual([
      'Who it is for',
      'Typical time',
      'Hours a week',
      'What you need first',
      'Live lessons',
      'Final project',
      'Monthly payment',
      'Fee from',
      'Read more',
    ]);
    expect(rows).toContainEqual([
      'Typical time',
      'A few hours',
      '12 months',
      '12 to 16 weeks',
      '2 days',
      '5 to 8 weeks',
    ]);
    expect(rows).toContainEqual(['Hours a week', 'You choose', 'About 20', 'About 12', 'Full days', 'About 6 to 8']);
    expect(rows).toContainEqual(['Final project', 'No', 'Yes', 'Yes', 'No', 'In AI Mastery with Python']);
    expect(rows).toContainEqual(['Live lessons', 'No', 'Yes', 'Yes', 'Yes', 'Yes']);
    expect(rows).toContainEqual(['Monthly payment', 'Not needed', 'Yes', 'Yes', 'No', 'Yes']);
    expect(rows).toContainEqual(['Fee from', 'Free', 'R46 000', 'R22 000', 'R3 800', 'R5 600']);
    const links = within(found).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/programs/code-curious',
      '/programs/full-programs',
      '/programs/bootcamps',
      '/#programs',
      '/programs/career-boosters',
    ]);
  });
});

describe('when programmes run', () => {
  it('S1-04 every intake has its dates, its status and a calendar file', async () => {
    const rows = rowsOf(
      await table('/intake-blocks', 'Intake blocks with their opening, closing, first and last days'),
    );
    expect(rows).toContainEqual([
      'Cyber Security Bootcamp',
      'Open',
      '18 Jan 2027',
      '1 Feb 2027',
      '12 May 2027',
      'Cyber Security, 1 February 2027: Add to calendar',
    ]);
    expect(rows[0]).toEqual(['Programme', 'Status', 'Applications close', 'First day', 'Last day', 'Calendar']);
    const withStatus = (wanted: string) => rows.filter(([, status]) => status === wanted).map(([name]) => name);
    expect(withStatus('Full')).toEqual(['Full Stack Web Developer Bootcamp']);
    expect(withStatus('Open')).toHaveLength(14);
    expect(rows).toHaveLength(16);
    const link = screen.getByRole('link', { name: /^Cyber Security, 1.February.2027/ });
    expect(link.getAttribute('href')).toBe('/calendar/cyber-security-2027-02-01.ics');
    const row = link.closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'Cyber Security' }).getAttribute('href')).toBe(
      '/programs/cyber-security',
    );
    expect([...row.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      '2027-01-18',
      '2027-02-01',
      '2027-05-12',
    ]);
  });

  it('S1-74 coming open lessons have hours, a booking and a calendar file', async () => {
    renderAt('/intake-blocks');
    const heading = await screen.findByRole('heading', { name: 'Open lessons: try before you apply' });
    const part = within(heading.closest('#open-lessons') as HTMLElement);
    const days = part.getAllByRole('listitem').map(({ textContent }) => flat(textContent));
    expect(days).toHaveLength(12);
    expect(days[0]).toBe('5 December 2026, 10:00 to 11:30');
    expect(part.getByRole('link', { name: 'Book an open lesson' }).getAttribute('href')).toMatch(
      /\?intent=free-trial$/,
    );
    expect(part.getByRole('link', { name: 'Add all to calendar' }).getAttribute('href')).toBe(
      '/calendar/open-lessons.ics',
    );
  });

  it('S2-93 the next intakes first, those with places', async () => {
    renderAt('/intake-blocks');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Intake blocks');
    const cards = within(screen.getByRole('list', { name: 'Next to start' })).getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    expect(cards.filter((card) => within(card).queryByText('Full'))).toEqual([]);
    const [software, open] = cards as [HTMLElement, HTMLElement];
    // Of those that start together, the first to close stands first.
    expect(flat(software.textContent)).toBe(
      'Mon 1 Feb 2027OpenSoftware EngineerFull Program · 12 months · Online, with live lessonsApplications close 4 Jan 2027Apply for Software Engineer Plan and price of Software Engineer',
    );
    expect(flat(open.textContent)).toBe(
      'Mon 1 Feb 2027OpenCyber SecurityBootcamp · 14 weeks · Live online, eveningsApplications close 18 Jan 2027Apply for Cyber Security Plan and price of Cyber Security',
    );
    expect(within(open).getByRole('link', { name: 'Apply for Cyber Security' }).getAttribute('href')).toMatch(
      /\?programme=Cyber\+Security$/,
    );
    const dates = [...open.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(dates).toEqual(['2027-02-01', '2027-01-18']);
  });

  it('S2-93 one without places stands last, and says whom to ask', async () => {
    vi.resetModules();
    const dates = { programme: '/programs/webdevelopment', opens: '2026-11-02', ends: '2027-07-30' };
    vi.doMock('../../src/catalogue/intakes.yaml', () => ({
      intakes: [
        { ...dates, closes: '2026-12-14', starts: '2027-01-11', isFull: true },
        { ...dates, closes: '2027-01-18', starts: '2027-02-01' },
      ],
    }));
    const { IntakeCards } = await import('../../src/sections/intakes/IntakeCards');
    const { MemoryRouter } = await import('react-router-dom');
    render(
      <MemoryRouter>
        <IntakeCards label="Next" />
      </MemoryRouter>,
    );
    const [open, full] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(flat(open.textContent)).toMatch(/^Mon 1 Feb 2027Open/);
    expect(flat(full.textContent)).toBe(
      'Mon 11 Jan 2027FullFull Stack Web DeveloperBootcamp · 16 weeks · Live online, eveningsNo places leftAsk about a place in Full Stack Web Developer',
    );
    expect(
      within(full)
        .getByRole('link', { name: /^Ask about a place/ })
        .getAttribute('href'),
    ).toBe(
      `mailto:${CENTRE.contact.email}?subject=A%20place%20in%20Full%20Stack%20Web%20Developer%2C%2011%20January%202027`,
    );
    vi.doUnmock('../../src/catalogue/intakes.yaml');
    vi.resetModules();
  });

  it('S1-86 the year’s chart draws each intake from first day to last', async () => {
    renderAt('/intake-blocks');
    await screen.findByRole('heading', { level: 1 });
    const lanes = [...document.querySelectorAll('[data-part="lane"]')];
    const barsOf = (name: string) => {
      const lane = lanes.find((candidate) => candidate.firstElementChild?.textContent === name);
      return [...(lane?.querySelectorAll('[data-part="intake"]') ?? [])].map((bar) => [
        bar.getAttribute('x'),
        bar.getAttribute('width'),
        flat(bar.nextElementSibling?.textContent ?? ''),
      ]);
    };
    expect(lanes).toHaveLength(9);
    // January to December 2027 are 365 days: day 73 is at 20 %, two days are 0.55 % wide.
    expect(barsOf('AI in the Workplace Masterclass')).toEqual([
      ['20%', '0.55%', '15 to 16 Mar'],
      ['58.36%', '0.55%', '2 to 3 Aug'],
    ]);
    expect(barsOf('Full Stack Web Developer')).toEqual([
      ['2.74%', '31.78%', '11 Jan to 6 May, full'],
      ['35.34%', '30.96%', '10 May to 30 Aug'],
    ]);
    // It runs on after the last month.
    expect(barsOf('Software Engineer')).toEqual([['8.49%', '100%', '1 Feb 2027 to 31 Jan 2028']]);
    // Late in the year its dates end with the picture: to the right of its first day they would not fit.
    const late = screen.getByText('4 Oct 2027 to 2 Feb 2028', { selector: 'text' });
    expect([late.getAttribute('x'), late.getAttribute('text-anchor')]).toEqual(['100%', 'end']);
  });
});
