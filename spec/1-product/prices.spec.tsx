import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPage } from '../../src/shell/page-area/routes';
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
    expect(rows[0]).toEqual(['Programme', 'Duration', 'Next intake', 'Pay once', 'Pay monthly']);
    expect(rows).toContainEqual([
      'Cyber Security Bootcamp',
      '14 weeks',
      '1 Feb 2027',
      'R24 500',
      'R6 500 × 4 = R26 000',
    ]);
    expect(rows).toContainEqual([
      'AI in the Workplace Masterclass Masterclass',
      '2 days',
      '15 Mar 2027',
      'R3 800',
      'No monthly plan',
    ]);
    expect(rows).toContainEqual(['Cyber Security in the era of AI Masterclass Coming Soon', '2 days', 'Not yet set']);
    expect(rows).toHaveLength(12);
  });

  it('S1-05 a fold for each kind, with its time and lowest fee, opens to the fees of its programmes', async () => {
    await loadPage('/programPricing');
    renderAt('/programPricing');
    await screen.findByRole('heading', { name: 'Fees by programme' });
    const kinds = [...document.querySelectorAll('[data-part="kind"]')];
    const partsOf = (element: Element | null | undefined) =>
      [...(element?.children ?? [])].map(({ textContent }) => flat(textContent)).filter(Boolean);
    expect(kinds.map((kind) => partsOf(kind.querySelector('summary')))).toEqual([
      ['Code Curious?', 'A few hours', 'Free'],
      ['Full Programs', '12 months · About 20 hours a week', 'From R46 000'],
      ['Bootcamps', '12 to 16 weeks · About 12 hours a week', 'From R22 000'],
      ['Masterclasses', '2 days · Full days', 'From R3 800'],
      ['Career Boosters', '5 to 8 weeks · About 6 to 8 hours a week', 'From R5 600'],
    ]);
    for (const kind of kinds) expect(kind.querySelector(':scope > div > p')?.textContent).toMatch(/^For \w+ who /);
    const links = kinds.map((kind) => [...kind.querySelectorAll('a')].at(-1)?.getAttribute('href'));
    expect(links).toEqual([
      '/programs/code-curious',
      '/programs/full-programs',
      '/programs/bootcamps',
      '/#programs',
      '/programs/career-boosters',
    ]);
    const found = document.querySelectorAll('table');
    expect([...found].map((one) => one.tBodies[0]?.rows.length)).toEqual([2, 4, 2, 3]);
    const bootcamps = screen.getByRole('table', { name: 'Fees of Bootcamps', hidden: true });
    // The first intake is full: the next one is named.
    const fullStack = within(bootcamps).getByRole('link', { name: 'Full Stack Web Developer', hidden: true });
    expect(fullStack.closest('tr')?.querySelector('time')?.dateTime).toBe('2027-05-10');
    expect(fullStack.getAttribute('href')).toBe('/programs/webdevelopment');
  });

  it('S1-05 S2-61 S2-120 a programme to come shows no fee and no link', async () => {
    const found = await table('/programs/feestructure', 'Fees of every programme, in rand');
    expect(within(found).queryByRole('link', { name: /Cyber Security in the era/ })).toBeNull();
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
    expect(days[0]).toBe('5 Dec 2026');
    expect(part.getAllByText('10:00 to 11:30')).toHaveLength(1);
    expect(part.getByRole('link', { name: 'Book an open lesson' }).getAttribute('href')).toMatch(
      /\?intent=free-trial$/,
    );
    expect(part.getByRole('link', { name: 'Add all to calendar' }).getAttribute('href')).toBe(
      '/calendar/open-lessons.ics',
    );
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
