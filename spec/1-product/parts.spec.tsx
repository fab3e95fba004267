import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/catalogue/index';
import { NextIntakeRows } from '../../src/sections/home/SeasonBand';
import { FactsSheet } from '../../src/sections/programme/FactsSheet';
import { AnalyticsSwitch } from '../../src/sections/terms/Analytics';
import { analyticsChoice } from '../../src/services/analytics';
import { CENTRE } from '../support/centre';
import { draw, hrefsIn, textsOf } from '../support/render';

const programmeAt = (path: string) => {
  const found = catalogue.programmes.find(({ value }) => value.path === path);
  if (!found) throw new Error(`no programme at ${path}`);
  return found.value;
};

describe('pictures beside the words', () => {
  it('S1-86 the next six intakes lead to their programmes where the year has no room', () => {
    const rows = [...draw(<NextIntakeRows />).querySelectorAll('li')];
    expect(rows).toHaveLength(6);
    expect(textsOf(rows.slice(0, 2))).toEqual([
      'Software Engineer1 February 2027 · 12 months' + 'Apply by 4 January 2027',
      'Cyber Security1 February 2027 · 14 weeks' + 'Apply by 18 January 2027',
    ]);
    expect(rows.slice(0, 2).map((row) => row.getAttribute('data-family'))).toEqual(['protea', 'pincushion']);
    expect(rows.slice(0, 2).flatMap(hrefsIn)).toEqual(['/programs/softwareengineer', '/programs/cyber-security']);
  });
});

describe('what the catalogue may not have', () => {
  it('S1-04 a programme without a coming intake says to ask', () => {
    const programme = { ...programmeAt('/programs/cyber-security'), path: '/programs/new' };
    const drawn = within(draw(<FactsSheet programme={programme} />));
    expect(drawn.getByText('Next intake').nextElementSibling?.textContent).toBe('No date yet');
    const ask = drawn.getByText('Applications close').nextElementSibling?.querySelector('a');
    expect(ask?.textContent).toBe('Ask us when it starts');
    expect(ask?.getAttribute('href')).toBe(
      `mailto:${CENTRE.contact.email}?subject=The%20next%20intake%20of%20Cyber%20Security`,
    );
  });
});

describe('the switch of analytics', () => {
  const choose = (state: ReturnType<typeof analyticsChoice.get>) => {
    vi.spyOn(analyticsChoice, 'get').mockReturnValue(state);
    const set = vi.spyOn(analyticsChoice, 'set').mockImplementation(() => undefined);
    draw(<AnalyticsSwitch />);
    return set;
  };
  const said = () => screen.getByRole('status').textContent;
  const button = () => screen.queryByRole('button', { name: 'Analytics' });

  it.each([
    ['on', 'Analytics is on.', 'true', 'off'],
    ['off', 'Analytics is off. Your browser remembers this where its storage allows.', 'false', 'on'],
  ] as const)('S7-07 the switch says that analytics is %s, and turns it round', async (state, words, pressed, then) => {
    const set = choose(state);
    expect(said()).toBe(words);
    expect(button()?.getAttribute('aria-pressed')).toBe(pressed);
    await userEvent.click(button() as HTMLElement);
    expect(set.mock.calls).toEqual([[then]]);
  });

  it.each([
    ['off-by-browser', 'Analytics is off, because your browser asks not to be tracked.'],
    ['not-configured', 'This site counts no visits and sets no cookies.'],
  ] as const)('S7-07 %s is no choice: it is said, and there is no button', (state, words) => {
    choose(state);
    expect(said()).toBe(words);
    expect(button()).toBeNull();
  });
});
