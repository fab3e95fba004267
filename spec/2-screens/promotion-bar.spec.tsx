import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setDay } from '../support/clock';
import { flat, renderShell } from '../support/render';

const bar = () => screen.getByRole('complementary', { name: 'Announcement' });

describe('promotion bar', () => {
  const isHidden = () => document.documentElement.hasAttribute('data-closed');
  const said = () => flat(bar().textContent);

  it('S2-22 S1-14 the bar has its days as dates, and leads to all', () => {
    renderShell();
    const times = [...bar().querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(times).toEqual(['2027-02-01', '2027-01-04', '2027-02-01']);
    expect(within(bar()).getByRole('link').getAttribute('href')).toBe('/intake-blocks');
  });

  it.each([
    ['2026-10-01', '4 programmes start on 1 February 2027. Apply from 5 October 2026.Next intake: 1 Feb 2027'],
    ['2026-10-05', '4 programmes start on 1 February 2027. Apply by 4 January 2027.Next intake: 1 Feb 2027'],
    ['2027-01-05', '3 programmes start on 1 February 2027. Apply by 18 January 2027.Next intake: 1 Feb 2027'],
    ['2028-03-01', 'Next intake: no date yet. Ask us when the next one starts.'],
  ])('S2-22 S1-14 the bar says on %s: %s', (day, words) => {
    setDay(day);
    renderShell();
    expect(said()).toBe(`${words}See all intake datesSee dates`);
  });

  it.each([
    ['/programs/bootcamps', '2 programmes start on 1 February 2027. Apply by 18 January 2027.'],
    ['/programs/cyber-security', 'Next intake: Cyber Security, 1 February 2027. Apply by 18 January 2027.'],
    // No intake concerns these.
    ['/careers', '4 programmes start on 1 February 2027.'],
    ['/corporate-training/ethical-ai', '4 programmes start on 1 February 2027.'],
    ['/programs/AIBusiness', '4 programmes start on 1 February 2027.'],
    ['/no-such-page', '4 programmes start on 1 February 2027.'],
  ])('S2-22 the bar on %s has the next of that kind or programme, else of all: %s', (path, words) => {
    renderShell(path);
    expect(said()).toContain(words);
  });

  it('S2-22 S1-14 the bar on a programme’s page names the next of all once its own have closed', () => {
    setDay('2027-08-01');
    renderShell('/programs/AITools');
    expect(said()).toContain('Next intake: Software Engineer with Python, 6 September 2027.');
  });

  it('S2-29 the closed bar stays away without storage, as long as the page is there', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('no storage');
      });
    }
    renderShell('/programs/AITools');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Close the announcement' }));
    expect(isHidden()).toBe(true);
    for (const [path, hidden] of [
      ['/careers', false],
      ['/programs/AITools', true],
    ] as const) {
      cleanup();
      renderShell(path);
      expect(isHidden()).toBe(hidden);
    }
  });
});
