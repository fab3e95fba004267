import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { intakes } from '../../src/catalogue/intakes.yaml';
import { Planner } from '../../src/sections/planner/Planner';
import { Apply } from '../../src/sections/planner/PlanSheet';
import { plansOn } from '../../src/sections/planner/plans';
import { CENTRE } from '../support/centre';
import { expectFocus } from '../support/focus';
import { Address, draw, flat, textsOf } from '../support/render';

const answers = () => screen.getByRole('region', { name: 'What fits' });
const status = () => flat(screen.getAllByRole('status')[0]?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;
const plans = () => [...answers().querySelectorAll('details')];

/** Draws the planner at the address of its page with `query`. */
function open(query = '') {
  render(
    <MemoryRouter initialEntries={[`/programPricing${query}`]} useTransitions={false}>
      <Planner />
      <Address />
    </MemoryRouter>,
  );
}

describe('the planner', () => {
  it.each([
    [390, 3],
    [1280, 6],
  ])(
    'S1-80 S2-93 says how many are ahead and which is first, those with places first; %i px have %i',
    async (width, count) => {
      vi.stubGlobal('innerWidth', width);
      open();
      expect(status()).toBe('14 of 14 intakes fit. The first: Software Engineer, from 1 February 2027.');
      expect(plans()).toHaveLength(count);
      expect(plans().some((plan) => plan.open)).toBe(false);
      await userEvent.click(button('Show the rest'));
      expect(plans()).toHaveLength(15);
      expectFocus(plans()[count]?.querySelector('summary'));
      expect(flat(plans().at(-1)?.textContent)).toContain('Full: no places left. Ask about a place');
    },
  );

  it('S1-80 answers with days, payments, total and end', async () => {
    open('?hours=12&start=2027-02-01&pay=monthly');
    expect(status()).toBe('10 of 14 intakes fit. The first: Cyber Security, from 1 February 2027.');
    const [plan] = plans();
    expect(plan?.open).toBe(false);
    const text = flat(plan?.textContent);
    expect(text).toContain(
      'Mondays and Wednesdays, 12 hours a week; R6 500 by 29 January 2027, R26 000 in 4 payments; finished on 12 May 2027.',
    );
    expect(textsOf(within(plan as HTMLElement).getAllByRole('listitem'))).toEqual([
      'Paid monthly: 4 payments, R26 000 in all.',
      '1. R6 500 by 29 January 2027',
      '2. R6 500 by 1 March 2027',
      '3. R6 500 by 1 April 2027',
      '4. R6 500 by 3 May 2027',
    ]);
    expect(text).toContain('No lessons22 March 2027 (Human Rights Day, observed); 29 March 2027 (Family Day)');
    expect(text).toContain('You pay nothing until we confirm your place.');
  });

  it.each<[day: string, index: number, offered: string]>([
    ['2026-11-01', 1, 'Applications open on 2 November 2026. Ask about a place'],
    ['2027-01-18', 1, 'Apply now for Cyber Security'],
    ['2027-01-19', 1, ''],
    ['2026-09-06', 0, 'Full: no places left. Ask about a place'],
    ['2026-12-15', 0, ''],
  ])('S1-80 on %s the plan of intake %i offers: %s', (day, index, offered) => {
    const plan = plansOn(day).find(({ intake }) => intake === intakes[index]);
    expect(flat(draw(plan && <Apply plan={plan} />).textContent)).toBe(offered);
  });

  it('S1-81 one button of each question is pressed: Any, until another is', async () => {
    open('?hours=12');
    const pressed = () => textsOf(document.querySelectorAll('[aria-pressed=true]'));
    expect(pressed()).toEqual(['12', 'Any', 'Any']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Any' })[0] as HTMLElement);
    expect(pressed()).toEqual(['Any', 'Any', 'Any']);
    expect(address()).toBe('/programPricing');
  });

  it('S1-81 two presses both count before the page is drawn again', async () => {
    open();
    act(() => {
      button('12').click();
      button('Monthly').click();
    });
    expect(address()).toBe('/programPricing?hours=12&pay=monthly');
  });

  it('S1-82 the planner names the nearest, and what to let go, where nothing fits', async () => {
    open('?hours=days&pay=monthly');
    expect(status()).toBe('Nothing fits all of this.');
    expect(flat(answers().textContent)).toContain('Nearest: AI in the Workplace Masterclass, from 15 March 2027.');
    expect(button('Any way to pay: 2')).toBeTruthy();
  });
});

describe('a plan on its way', () => {
  const AITOOLS = '?start=2027-03-15&programme=AITools&pay=employer';
  const tool = (name: string) => within(plans()[0] as HTMLElement).getByRole('button', { name });

  it('S1-83 is printed alone, whatever the moment of afterprint, until a choice is pressed or it is closed', async () => {
    const look = () => plans()[0]?.parentElement?.className;
    vi.spyOn(window, 'print').mockImplementation(() => {});
    open(AITOOLS);
    const before = look();
    await userEvent.click(tool('Print this plan'));
    // A phone sends it at once, and draws the sheet later.
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(look()).not.toEqual(before);
    expect(answers().textContent).toContain(
      `${CENTRE.siteAddress}/programPricing?start=2027-03-15&pay=employer&programme=AITools`,
    );
    await userEvent.click(plans()[0]?.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(look()).toEqual(before));
    await userEvent.click(plans()[0]?.querySelector('summary') as HTMLElement);
    await userEvent.click(tool('Print this plan'));
    expect(look()).not.toEqual(before);
    await userEvent.click(button('Once'));
    await waitFor(() => expect(look()).toEqual(before));
    expect(answers().textContent).not.toContain(CENTRE.siteAddress);
  });

  it('S1-84 is copied as text, and says so', async () => {
    open(AITOOLS);
    const user = userEvent.setup();
    await user.click(tool('Copy as text'));
    expect(await screen.findByText('Copied as text.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      [
        `AI in the Workplace Masterclass, ${CENTRE.name}`,
        'Monday and Tuesday, 6 hours a day; R3 800 on invoice to your employer; finished on 16 March 2027.',
        '',
        'First lesson: 15 March 2027',
        'Last lesson: 16 March 2027',
        'Live lessons: Monday and Tuesday, 09:00 to 16:00; 2 in all',
        'Apply by: 1 March 2027',
        '',
        'Employer pays: R3 800 on invoice, on dates that we agree.',
        'You pay nothing until we confirm your place.',
        '',
        `${CENTRE.siteAddress}/programPricing?start=2027-03-15&pay=employer&programme=AITools`,
        `${CENTRE.contact.email}, ${CENTRE.contact.telephone}`,
      ].join('\n'),
    );
  });

  it('S1-84 the text is there and selected where copying is refused', async () => {
    open(AITOOLS);
    const user = userEvent.setup();
    const refusal = new Error('NotAllowedError');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    await user.click(tool('Copy as text'));
    expect(await screen.findByText(/^Your browser did not let us copy/)).toBeTruthy();
    const text = answers().querySelector('pre') as HTMLElement;
    await waitFor(() => expectFocus(text));
    expect(getSelection()?.toString()).toBe(text.textContent);
    // Refused again, it is selected again.
    await user.click(tool('Copy as text'));
    await waitFor(() => expectFocus(text));
    await user.click(tool('Copy as text'));
    expect(await screen.findByText('Copied as text.')).toBeTruthy();
  });

  it('S1-84 becomes an email that asks for an invoice', async () => {
    open(AITOOLS);
    const link = within(plans()[0] as HTMLElement).getByRole('link', { name: 'Ask for an invoice by email' });
    const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(protocol + pathname).toBe(`mailto:${CENTRE.contact.email}`);
    expect(searchParams.get('subject')).toBe('Invoice for AI in the Workplace Masterclass, 15 March 2027');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    const lines = searchParams.get('body')?.split('\r\n') ?? [];
    expect(lines.slice(0, 3)).toEqual(['Please send us an invoice for this plan.', '', 'Company and VAT number:']);
    expect(lines).toContain('Employer pays: R3 800 on invoice, on dates that we agree.');
    expect(lines.at(-1)).toBe(`${CENTRE.contact.email}, ${CENTRE.contact.telephone}`);
    await userEvent.click(button('Monthly'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask for an invoice by email' })).toBeNull());
  });
});
