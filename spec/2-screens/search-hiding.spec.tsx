import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../support/render';
import { openDropdown, scrollPageTo } from '../support/shell';

const column = () => screen.getByTestId('programmes-column');
const results = () => [...column().querySelectorAll('li')].filter(({ textContent }) => /cyber/i.test(textContent));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function searchFor(typed: string) {
  renderAt('/about');
  const panel = await openDropdown();
  vi.useFakeTimers();
  const field = panel.getByRole('textbox');
  fireEvent.change(field, { target: { value: typed } });
  return field;
}

describe('suggestions while the page scrolls', () => {
  it('S9-06 the suggestions hide 300 ms after the page scrolls, not before', async () => {
    await searchFor('cyber');
    scrollPageTo(10);
    wait(299);
    expect(results()).toHaveLength(2);
    wait(1);
    expect(results()).toHaveLength(0);
    expect(column().textContent).toBe('Type, or go back to the search field, to see the results again.');
  });

  it('S9-06 scrolling on does not put it off', async () => {
    await searchFor('cyber');
    scrollPageTo(10);
    wait(200);
    scrollPageTo(20);
    wait(100);
    expect(column().querySelectorAll('li')).toHaveLength(0);
  });

  it('no timer is left once the search is cleared', async () => {
    const field = await searchFor('cyber');
    scrollPageTo(10);
    expect(vi.getTimerCount()).toBe(1);
    fireEvent.change(field, { target: { value: '' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S9-06 scrolling inside the panel does not count', async () => {
    await searchFor('cyber');
    fireEvent.scroll(document.getElementById('programmes-panel') as HTMLElement);
    wait(1000);
    expect(results()).toHaveLength(2);
  });

  it.each([
    ['in sight', { top: -40, bottom: 900 }, 2],
    ['behind', { top: -900, bottom: -1 }, 0],
  ])(
    'S9-06 in a low window, where the results move with the page, a scroll that leaves them %s',
    async (_where, box, count) => {
      await searchFor('cyber');
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-height: 319.95px)' }));
      vi.spyOn(column(), 'getBoundingClientRect').mockReturnValue(box as DOMRect);
      scrollPageTo(100);
      wait(300);
      expect(results()).toHaveLength(count);
    },
  );

  it('S9-06 the results stay while one of them has the focus, and come back with the field', async () => {
    const field = await searchFor('cyber');
    act(() => column().querySelector('a')?.focus());
    scrollPageTo(10);
    wait(300);
    expect(results()).toHaveLength(2);
    act(() => field.blur());
    act(() => (document.activeElement as HTMLElement).blur());
    scrollPageTo(20);
    wait(300);
    expect(results()).toHaveLength(0);
    fireEvent.focus(field);
    expect(results()).toHaveLength(2);
  });
});
