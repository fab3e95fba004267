import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from './support/render';
import { stubBrowser } from './support/shell';

beforeEach(() => stubBrowser());

const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => flat(cell.textContent)));

/** The rows of the table at `path` that has a column `heading`, once the page is there. */
async function table(path: string, heading: string) {
  renderAt(path);
  await screen.findByRole('heading', { level: 1 });
  const found = screen
    .getAllByRole('table')
    .find((candidate) => within(candidate).queryByRole('columnheader', { name: heading }));
  return rowsOf(found as HTMLElement);
}

describe('what programmes cost', () => {
  it('S1-05 the fees of every programme, once-off and by the month; an upcoming one has none yet', async () => {
    const rows = await table('/programs/feestructure', 'Once-off');
    expect(rows).toContainEqual(['Cyber Security', '14 weeks', 'R 24 500', 'R 6 500 × 4', 'R 26 000']);
    expect(rows).toContainEqual([
      'AI in the Workplace Masterclass',
      '2 days',
      'R 3 800',
      'No monthly plan',
      'No monthly plan',
    ]);
    expect(rows).toContainEqual(['Cyber Security in the era of AI', '2 days', 'Coming Soon: the fee is not yet set']);
    expect(rows).toHaveLength(12);
  });

  it('S1-05 the programmes that are open, compared', async () => {
    const rows = await table('/programPricing', 'Ways to pay');
    expect(rows).toContainEqual([
      'Cyber Security',
      'R 24 500',
      '14 weeks',
      'About 12 a week',
      'All live lessons and their recordings; Practice systems; Assessment and feedback; A certificate of completion',
      'Once-off, monthly, employer',
    ]);
    const masterclass = rows.find(([name]) => name === 'AI in the Workplace Masterclass');
    expect(masterclass?.[3]).toBe('About 7 a day');
    expect(masterclass?.[5]).toBe('Once-off, employer');
    expect(rows.map(([name]) => name)).not.toContain('Cyber Security in the era of AI');
    expect(rows).toHaveLength(10);
  });

  it('S1-05 the kinds of programme compared: how many are open, the shortest and the cheapest', async () => {
    expect(await table('/programPricing', 'Fee from')).toBeTruthy();
    const kinds = screen
      .getAllByRole('table')
      .find((candidate) => within(candidate).queryByRole('columnheader', { name: 'Kind' }));
    expect(rowsOf(kinds as HTMLElement)).toEqual([
      ['Kind', 'Programmes', 'Shortest', 'Fee from', 'Monthly plan'],
      ['Full Programs', '2', '12 months', 'R 46 000', 'Yes'],
      ['Bootcamps', '3', '12 weeks', 'R 22 000', 'Yes'],
      ['Masterclasses', '1', '2 days', 'R 3 800', 'No'],
      ['Career Boosters', '3', '5 weeks', 'R 5 600', 'Yes'],
    ]);
    const links = within(kinds as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/programs/full-programs',
      '/programs/bootcamps',
      '/programs/career-boosters',
    ]);
  });
});

describe('when programmes run', () => {
  it('S1-04 every intake has its four dates, its status and a calendar file', async () => {
    const rows = await table('/intake-blocks', 'Status');
    expect(rows).toContainEqual([
      'Cyber Security',
      'Open',
      '2 November 2026',
      '18 January 2027',
      '1 February 2027',
      '7 May 2027',
      'Cyber Security, 1 February 2027: Add (ICS)',
    ]);
    expect(rows.filter(([, status]) => status === 'Full').map(([name]) => name)).toEqual(['Full Stack Web Developer']);
    expect(rows.filter(([, status]) => status === 'Closing soon').map(([name]) => name)).toEqual(['Software Engineer']);
    expect(rows).toHaveLength(16);
    const link = screen.getByRole('link', { name: /^Cyber Security, 1.February.2027/ });
    expect(link.getAttribute('href')).toBe('/calendar/cyber-security-2027-02-01.ics');
    const row = link.closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'Cyber Security' }).getAttribute('href')).toBe(
      '/programs/cyber-security',
    );
    expect([...row.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      '2026-11-02',
      '2027-01-18',
      '2027-02-01',
      '2027-05-07',
    ]);
  });

  it('EXTRA the year as a picture has a lane for each programme with an intake, and a block for each intake', async () => {
    await table('/intake-blocks', 'Status');
    const lanes = [...document.querySelectorAll('.timeline .lane')];
    const blocksOf = (name: string) => {
      const lane = lanes.find((candidate) => candidate.querySelector('.name')?.textContent === name);
      return [...(lane?.querySelectorAll('.block') ?? [])].map((block) => ({
        words: [...block.children].map(({ textContent }) => flat(textContent)),
        place: [...block.classList].filter((part) => /^(from|to)-/.test(part)).join(' '),
      }));
    };
    expect(lanes).toHaveLength(9);
    expect(blocksOf('Full Stack Web Developer')).toEqual([
      { words: ['11 Jan', 'Full'], place: 'from-1 to-4' },
      { words: ['3 May', 'Open'], place: 'from-5 to-8' },
    ]);
    expect(blocksOf('Software Engineer')).toEqual([{ words: ['1 Feb', 'Closing soon'], place: 'from-2 to-12' }]);
  });
});
