import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../support/render';
import { openDropdown, scrollPageTo, watchListeners } from '../support/shell';

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

  it('no timer or listener is left once the search is cleared', async () => {
    const listeners = watchListeners();
    // Without the listener of the next intakes, which are shown only without a search.
    const held = () => listeners().filter(([type]) => type !== 'visibilitychange');
    const field = await searchFor('cyber');
    expect(held().at(-1)).toEqual(['scroll', { passive: true }]);
    const searching = held().length;
    scrollPageTo(10);
    expect(vi.getTimerCount()).toBe(1);
    fireEvent.change(field, { target: { value: '' } });
    expect(vi.getTimerCount()).toBe(0);
    expect(held()).toHaveLength(searching - 1);
  });

  it('S9-06 scrolling inside the panel does not count', async () => {
    await searchFor('cyber');
    fireEvent.scroll(document.getElementById('programmes-panel') as HTMLElement);
    wait(1000);
    expect(results()).toHaveLength(2);
  });
});
