import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CENTRE } from '../support/centre';
import { flat, openAt, textsOf } from '../support/render';

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => flat(cell.textContent)));

/** The table named `caption` at `path`, once the page has loaded. */
async function table(path: string, caption: string) {
  await openAt(path);
  return screen.getByRole('table', { name: caption });
}

describe('what programmes cost', () => {
  it('S1-05 S2-61 S2-120 the fees of every programme, once-off and by the month, under their kind; those to come are its last, without a fee', async () => {
    const found = await table('/programPricing', 'Fees of every programme, in rand');
    expect(within(found).getByRole('link', { name: 'Cyber Security in the era of AI' })).toBeTruthy();
    const steps = within(found).getAllByRole('link', { name: /(Apply now|Tell me when)$/ });
    expect(steps).toHaveLength(11);
    expect(steps[2]?.textContent).toBe('Cyber Security: Apply now');
    expect(steps[2]?.getAttribute('href')).toBe(`${CENTRE.applicant.register}?programme=Cyber+Security`);
    const upcoming = steps.flatMap((step, index) => (step.getAttribute('href')?.startsWith('mailto:') ? [index] : []));
    expect(upcoming).toEqual([5, 7]);
    const rows = rowsOf(found);
    expect(rows[0]).toEqual(['Programme', 'Duration', 'Next intake', 'Pay once', 'Pay monthly', 'Next step']);
    expect(rows).toContainEqual([
      'Cyber Security',
      '14 weeks',
      '1 Feb 2027',
      'R24 500',
      'R6 500 × 4 = R26 000',
      'Cyber Security: Apply now',
    ]);
    expect(rows).toContainEqual([
      'AI in the Workplace Masterclass',
      '2 days',
      '15 Mar 2027',
      'R3 800',
      'No monthly plan',
      'AI in the Workplace Masterclass: Apply now',
    ]);
    expect(rows).toContainEqual([
      'Cyber Security in the era of AI Coming Soon',
      '2 days',
      'Next intake and fee: not yet set',
      'Cyber Security in the era of AI: Tell me when',
    ]);
    expect(rows.flatMap((row, index) => (row.length === 1 ? [[index, ...row]] : []))).toEqual([
      [1, 'Full Programs'],
      [4, 'Bootcamps'],
      [9, 'Masterclasses'],
      [12, 'Career Boosters'],
    ]);
    expect(rows).toHaveLength(16);
  });

  it('S1-05 the fees stand before the planner', async () => {
    const found = await table('/programPricing', 'Fees of every programme, in rand');
    const planner = document.querySelector('[data-part=planner]') as Element;
    expect(found.compareDocumentPosition(planner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The first intake is full, so the row has the next one.
    const fullStack = within(found).getByRole('link', { name: 'Full Stack Web Developer' });
    expect(fullStack.closest('tr')?.querySelector('time')?.dateTime).toBe('2027-05-10');
  });

  it('S1-05 what comes back to who stops has a table for each kind with notice, and no fee stands there twice', async () => {
    const found = await table('/programs/feestructure', 'What comes back of the fee of Bootcamps');
    const rows = rowsOf(found);
    expect(rows[0]).toEqual(['Programme', 'Week 1', 'Week 4', 'Week 8']);
    expect(rows).toContainEqual(['Cyber Security', 'R12 250', 'R7 000', 'R3 500']);
    expect([...document.querySelectorAll('table')].map((one) => one.caption?.textContent)).toEqual([
      'What comes back of the fee of Full Programs',
      'What comes back of the fee of Bootcamps',
      'What comes back of the fee of Career Boosters',
    ]);
  });
});

it('S1-05 each way to pay, and each moment to change one’s mind, has its terms under its name', async () => {
  await openAt('/programs/feestructure');
  const termsOf = (name: string) => textsOf(screen.getByText(name).parentElement?.children ?? []);
  expect(termsOf('Employer')).toEqual(['Employer', 'We invoice your company', 'We agree the dates with it.']);
  expect(termsOf('Within seven days of it').slice(1)).toEqual(['Everything comes back', 'Whatever your reason.']);
});

it('S1-08 the page of the fee structure ends with the way to apply', async () => {
  await openAt('/programs/feestructure');
  const last = screen.getByRole('main').querySelector('section:last-of-type') as HTMLElement;
  expect(within(last).getByRole('link', { name: 'Apply now' }).getAttribute('href')).toBe(CENTRE.applicant.register);
});
