import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CENTRE } from '../support/centre';
import { bandOf, flat, openAt, textsOf } from '../support/render';

describe('a page for organisations', () => {
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
      ['The people whose task it is', 'A discovery takes a week', 'Online or at your offices'],
    ],
  ])(
    'S1-13 the header of %s says the price and asks for a quote, and a band says it with its note',
    async (name, heading, price, line) => {
      const title = await openAt(`/corporate-training/${name}`);
      const quote = within(title.closest('section') as HTMLElement).getByRole('link', { name: 'Ask for a quote' });
      expect(quote.getAttribute('href')).toBe(
        `mailto:${CENTRE.contact.corporate}?subject=${encodeURIComponent(`A quote: ${title.textContent}`)}`,
      );
      const facts = within(title.closest('section') as HTMLElement).getAllByRole('definition');
      expect(textsOf(facts)).toEqual([price, ...line]);
      // The link to write is repeated at the end.
      expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(
        `mailto:${CENTRE.contact.corporate}`,
      );
      const band = within(bandOf(heading));
      const group = name === 'practical-ai' ? 'Who' : 'Group';
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

  it.each([
    ['practical-ai', 'How an engagement runs', 'A discovery, as an example', 'Wednesday'],
    ['learnerships-bursaries', 'Price, group and length', 'Levies, points and tax', undefined],
  ])('S1-111 %s: a block under another is a part of it', async (name, heading, part, step) => {
    await openAt(`/corporate-training/${name}`);
    const band = within(bandOf(heading));
    expect(textsOf(band.getAllByRole('heading', { level: 2 }))).toEqual([heading]);
    expect(band.getByRole('heading', { level: 3, name: part })).toBeTruthy();
    if (step) expect(band.getByRole('heading', { level: 4, name: step })).toBeTruthy();
  });

  it.each(['ethical-ai', 'practical-ai'])(
    'S1-13 %s begins with what an employer asks, and what learners cost',
    async (name) => {
      const title = await openAt(`/corporate-training/${name}`);
      const band = title.closest('section')?.nextElementSibling as HTMLElement;
      expect(band).toBe(bandOf('For employers, on one page'));
      expect(band.id).toBe('employers');
      expect(within(band).getByRole('definition').textContent).toBe('30 April, each year');
      const rows = within(band).getAllByRole('row').slice(1);
      // A fee of R46 000 and 12 stipends of R4 000, then R30 000 less.
      expect(rows.map((row) => textsOf(row.querySelectorAll('th, [role=rowheader], td')))).toEqual([
        ['Learners: 1', 'R94 000', 'R64 000'],
        ['Learners: 5', 'R470 000', 'R320 000'],
      ]);
    },
  );
});
