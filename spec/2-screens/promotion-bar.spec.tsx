import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setDay } from '../support/clock';
import { flat, renderShell } from '../support/render';
import { stubResizeObserver } from '../support/shell';

const bar = () => screen.getByRole('complementary', { name: 'Announcement' });

describe('promotion bar', () => {
  const isHidden = () => document.documentElement.hasAttribute('data-closed');
  const said = () => flat(bar().textContent);

  it('S2-22 S1-14 the bar says how many programmes start next, and the first last day to apply', () => {
    renderShell();
    expect(said()).toBe(
      '4 programmes start on 1 February 2027. Apply by 4 January 2027.Next intake: 1 Feb 2027See all intake datesSee dates',
    );
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
  ])('S2-22 the bar on %s, a kind’s or a programme’s page, has that one’s own: %s', (path, words) => {
    renderShell(path);
    expect(said()).toContain(words);
  });

  it('S2-22 S1-14 the bar on a programme’s page names the next of all once its own have closed', () => {
    setDay('2027-08-01');
    renderShell('/programs/AITools');
    expect(said()).toContain('Next intake: Software Engineer with Python, 6 September 2027.');
  });

  it.each(['/careers', '/corporate-training/ethical-ai', '/programs/AIBusiness', '/no-such-page'])(
    'S2-22 the bar on %s, which no intake concerns, names the next of all',
    (path) => {
      renderShell(path);
      expect(said()).toContain('4 programmes start on 1 February 2027.');
    },
  );

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

  it('S2-21 the measured height is written where the stylesheet reads it', () => {
    const measure = stubResizeObserver();
    const { unmount } = renderShell();
    vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue({ height: 87.5 } as DOMRect);
    measure();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--promotion-bar-height')).toBe('87.5px');
    unmount();
    expect(style.getPropertyValue('--promotion-bar-height')).toBe('');
  });
});
