import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bandOf, flat, hrefsIn, openAt, textsOf } from '../support/render';

/** The key facts of the programme's page, label → value. */
function facts(): Record<string, string> {
  const sheet = screen.getByRole('complementary', { name: 'Key facts' });
  return Object.fromEntries(
    [...sheet.querySelectorAll('dt')].map((term) => [
      flat(term.textContent),
      [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => flat(textContent)).join(', '),
    ]),
  );
}

describe('the facts of a programme', () => {
  it('S1-04 the facts are duration, mode, hours, next intake and fee', async () => {
    await openAt('/programs/cyber-security');
    expect(facts()).toEqual({
      Duration: '14 weeks',
      Mode: 'Live online, evenings',
      'Hours a week': 'About 12, 5 in live lessons, 7 when it suits you',
      'Live lessons': 'Mondays and Wednesdays, 18:00 to 20:30',
      'Next intake': 'Mon 1 Feb 2027, Last day 12 May 2027',
      'Applications close': 'Mon 18 Jan 2027',
      Fee: 'R24 500 once-off, or R6 500 × 4 = R26 000',
      'Leads to': 'Skills programme certificate, NQF level 4, 16 credits',
    });
  });

  it('S1-43 a programme of months has the live lessons of a whole week in its hours', async () => {
    await openAt('/programs/softwareengineer');
    expect(facts()).toMatchObject({ 'Hours a week': 'About 20, 6 in live lessons, 14 when it suits you' });
  });

  it('no fact is a time element alone, which Orca skips', async () => {
    await openAt('/programs/cyber-security');
    const [...values] = document.querySelectorAll('dd');
    expect(values.length).toBeGreaterThanOrEqual(5);
    expect(values.filter(({ firstChild }) => firstChild?.nodeName === 'TIME')).toEqual([]);
  });

  it('S1-08 S1-09 applying and the free trial name the programme to the applicant site', async () => {
    await openAt('/programs/cyber-security');
    const addresses = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => new URL(link.getAttribute('href') ?? '').search);
    for (const address of addresses('Apply now')) expect(address).toBe('?programme=Cyber+Security');
    expect(addresses('Apply now').length).toBeGreaterThan(1);
    for (const address of addresses('Start a free trial')) {
      expect(address).toBe('?intent=free-trial&programme=Cyber+Security');
    }
  });
});

describe('the page of a programme', () => {
  it('S1-04 S1-40 has the facts, the fee, the weeks, one example, what is needed and the steps, in this order', async () => {
    await openAt('/programs/cyber-security');
    const places = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('complementary', { name: 'Key facts' }),
      screen.getAllByRole('link', { name: 'Apply now' })[0],
      screen.getByRole('heading', { name: 'What you will be able to do' }),
      screen.getByRole('heading', { name: 'Fees and payment' }),
      screen.getByRole('heading', { name: 'What you will learn, week by week' }),
      screen.getByRole('figure'),
      screen.getByRole('heading', { name: 'What you need first' }),
      screen.getByRole('heading', { name: 'How to apply' }),
    ] as HTMLElement[];
    const order = [...places].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(order).toEqual(places);
    const steps = screen.getByRole('heading', { name: 'How to apply' }).parentElement as HTMLElement;
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
  });

  it('a module of one day names that day', async () => {
    await openAt('/programs/AITools');
    const modules = within(bandOf('What you will learn, day by day')).getAllByRole('listitem');
    expect(textsOf(modules).map((words) => words.slice(0, 5))).toEqual(['Day 1', 'Day 1', 'Day 2', 'Day 2']);
  });

  it('S1-04 the page names the related programmes, and no others', async () => {
    await openAt('/programs/AITools');
    expect(hrefsIn(bandOf('You might also look at'))).toEqual(['/programs/AIMasteryNoCode', '/programs/AIToolsBC']);
  });

  it('S2-61 an upcoming programme says so, and has neither price, date nor application', async () => {
    await openAt('/programs/AIBusiness');
    expect(facts()).toMatchObject({ Fee: 'Not yet set', 'Next intake': 'Not yet set' });
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Apply' })).toBeNull();
    for (const name of ['Fees and payment', 'How to apply']) expect(screen.queryByRole('heading', { name })).toBeNull();
  });
});

describe('the last call of a programme’s page', () => {
  it('S1-08 S1-61 has the days, the steps and its actions', async () => {
    await openAt('/programs/cyber-security');
    const band = bandOf('How to apply');
    expect(flat(band.textContent)).toContain(
      'How to applyApply by 18 January 2027 to start on 1 February 2027.Create an applicant profile',
    );
    expect(textsOf(within(band).getAllByRole('link'))).toEqual([
      'Apply now',
      'Start a free trial',
      'What the free trial is',
    ]);
    // Other programmes come after it.
    expect(band.nextElementSibling).toBe(bandOf('You might also look at'));
  });
});

it('S1-04 S1-62 S2-120 the page of a category lists its programmes in order, with what each is', async () => {
  await openAt('/programs/bootcamps');
  const headings = [...bandOf('The bootcamps').querySelectorAll('li h3')];
  expect(textsOf(headings)).toEqual([
    'Cyber Security',
    'Full Stack Web Developer',
    'Software Engineer with Python',
    'Machine Learning & Data Science in Business',
  ]);
  const [open_, , , soon] = headings.map((one) => one.closest('li') as HTMLElement);
  expect(hrefsIn(open_ as HTMLElement)).toEqual(['/programs/cyber-security']);
  expect(flat(soon?.textContent)).toMatch(
    /^Machine Learning & Data Science in BusinessComing Soon.*Next intake and feeNot yet set14 weeks/,
  );
  expect(hrefsIn(soon as HTMLElement)).toEqual(['/programs/dataScience']);
});
