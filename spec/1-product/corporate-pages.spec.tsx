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
    ['learnerships-bursaries', 'You', 'Yes. Someone at your workplace has an hour a week for the learner.'],
  ])('S1-13 %s has an example of its own that works', async (name, control, answer) => {
    await openAt(`/corporate-training/${name}`);
    const band = within(bandOf('What you take away'));
    await userEvent.click(await band.findByRole('button', { name: new RegExp(control) }));
    expect(flat(band.getByRole('status').textContent)).toBe(answer);
  });

  it('S1-13 the header says the price with its note, and asks for a quote', async () => {
    const title = await openAt('/corporate-training/ethical-ai');
    const header = within(title.closest('section') as HTMLElement);
    const quote = header.getByRole('link', { name: 'Ask for a quote' });
    expect(quote.getAttribute('href')).toBe(
      `mailto:${CENTRE.contact.corporate}?subject=${encodeURIComponent(`A quote: ${title.textContent}`)}`,
    );
    const facts = header.getAllByRole('term').map((term) => {
      const [value, note] = textsOf(term.parentElement?.querySelectorAll('dd') ?? []);
      return `${term.textContent}: ${value}${note ? `. ${note}` : ''}`;
    });
    expect(facts).toEqual([
      'Price: From R18 000 for a half day. For the whole group.',
      'Group: 6 to 20 people',
      'Length: Half a day or a day. Or two half days.',
      'Place: Online or at your offices. In Gauteng and the Western Cape.',
    ]);
    // The link to write is repeated at the end, beside the telephone.
    expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(
      `mailto:${CENTRE.contact.corporate}`,
    );
    const phone = screen.getByRole('link', { name: `Phone: ${CENTRE.contact.telephone}` });
    expect(phone.getAttribute('href')).toMatch(/^tel:/);
  });

  it.each([
    ['practical-ai', 'How an engagement runs', 'A discovery, as an example', 'Wednesday'],
    ['learnerships-bursaries', 'For employers, on one page', 'Levies, points and tax', undefined],
  ])('S1-111 %s: a block under another is a part of it', async (name, heading, part, step) => {
    await openAt(`/corporate-training/${name}`);
    const band = within(bandOf(heading));
    expect(textsOf(band.getAllByRole('heading', { level: 2 }))).toEqual([heading]);
    expect(band.getByRole('heading', { level: 3, name: part })).toBeTruthy();
    if (step) expect(band.getByRole('heading', { level: 4, name: step })).toBeTruthy();
  });

  it.each([
    ['ethical-ai', true],
    ['learnerships-bursaries', false],
  ])('S1-13 %s has deadlines and costs, and the rest folded; all of it folded: %s', async (name, isFolded) => {
    await openAt(`/corporate-training/${name}`);
    const heading = screen.getByText('For employers, on one page');
    const band = heading.closest(isFolded ? 'details' : '#employers') as HTMLElement;
    // A fee of R46 000 and 12 stipends of R4 000, then R30 000 less.
    expect(textsOf(band.querySelectorAll('dd'))).toEqual([
      'Agree by December',
      'Sign before April',
      '30 April, each year',
      'R64 000 after tax',
      'R94 000 in fees and stipends',
      'R320 000 after tax',
      'R470 000 in fees and stipends',
      'All 9',
    ]);
    const rest = screen.getByText('With 12 stipends of R4 000.').closest('details');
    expect(flat(rest?.textContent)).toBe('With 12 stipends of R4 000.A laptop comes on top.ProvincesAll 9');
  });
});
