import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { MAIN_ID } from '../../src/shell/ids';
import { PromotionBar } from '../../src/shell/navigation/PromotionBar';
import { setDay } from '../support/clock';
import { Address, flat, navigate } from '../support/render';

const bar = () => document.querySelector('aside') as HTMLElement;
const draw = (path = '/about') =>
  render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <PromotionBar />
      <main id={MAIN_ID} />
      <Address />
    </MemoryRouter>,
  );

describe('promotion bar', () => {
  const isHidden = () => document.documentElement.hasAttribute('data-closed');
  const said = () => flat(bar().textContent);

  it('S2-22 S1-14 the bar has its days as dates, and leads to all', () => {
    draw();
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
    draw();
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
    draw(path);
    expect(said()).toContain(words);
  });

  it('S2-22 S1-14 the bar on a programme’s page names the next of all once its own have closed', () => {
    setDay('2027-08-01');
    draw('/programs/AITools');
    expect(said()).toContain('Next intake: Software Engineer with Python, 6 September 2027.');
  });

  const CYBER = '/programs/cyber-security 2027-02-01';
  const DAYS = ['2027-01-04', '2027-01-05', '2027-01-20', '2028-03-01'];
  /** The intake that each page announces on each day. */
  const ANNOUNCED: Record<string, string[]> = {
    '/about': ['/programs/softwareengineer 2027-02-01', CYBER, '/programs/AIMasteryNoCode 2027-03-01'],
    '/programs/cyber-security': [CYBER, CYBER, '/programs/cyber-security 2027-06-07'],
  };
  const steps = fc.constantFrom('close', 'another day', 'another visit', ...Object.keys(ANNOUNCED));

  // The seed is fixed, so that the same code has the same result. A failure prints the shortest walk that shows it.
  it('S2-22 S2-29 just what was closed stays closed after any of a hundred walks', { timeout: 180_000 }, () => {
    const walks = fc.property(fc.array(steps, { maxLength: 15, size: 'max' }), (walk) => {
      let [path, day] = ['/about', 0];
      const closed: string[] = [];
      const intake = () => ANNOUNCED[path]?.[day] ?? '';
      cleanup();
      localStorage.clear();
      setDay(DAYS[day] as string);
      draw(path);
      for (const step of walk) {
        if (step === 'close') {
          if (!intake() || closed.includes(intake())) continue;
          fireEvent.click(bar().querySelector('button') as Element);
          closed.push(intake());
          expect(document.activeElement?.localName).toBe('main');
        } else if (step === 'another day') {
          day = (day + 1) % DAYS.length;
          setDay(DAYS[day] as string);
          fireEvent(document, new Event('visibilitychange'));
        } else if (step === 'another visit') {
          cleanup();
          draw(path);
        } else {
          path = step;
          act(() => navigate(path));
        }
        const now = {
          announced: intake(),
          canClose: intake() !== '',
          isHidden: closed.includes(intake()),
          kept: closed,
        };
        expect(
          {
            announced: bar().dataset.intake ?? '',
            canClose: bar().querySelector('button') !== null,
            isHidden: isHidden(),
            // What a page begins with.
            kept: (localStorage.getItem('closed-intakes') ?? '').split(',').slice(0, -1),
          },
          step,
        ).toEqual(now);
      }
    });
    fc.assert(walks, { numRuns: 100, seed: 1 });
  });

  // Last, because what storage refuses stays in memory.
  it('S2-29 the closed bar stays away without storage, as long as the page is there', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('no storage');
      });
    }
    draw('/programs/AITools');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Close the announcement' }));
    expect(isHidden()).toBe(true);
    for (const [path, hidden] of [
      ['/careers', false],
      ['/programs/AITools', true],
    ] as const) {
      cleanup();
      draw(path);
      expect(isHidden()).toBe(hidden);
    }
  });
});
