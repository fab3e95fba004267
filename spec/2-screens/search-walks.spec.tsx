import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DropdownPanel } from '../../src/shell/navigation/DropdownPanel';
import { draw, flat } from '../support/render';
import { scrollPageTo } from '../support/shell';
import { each, type Step, WALKS_LIMIT_MS, walk } from '../support/walk';

/** Count of each search, and `true` if it finds a link. */
const SEARCHES: Record<string, [count: string, hasLinks: boolean]> = {
  cyber: ['2 results', true],
  career: ['0 results, 3 related, 2 elsewhere', true],
  pottery: ['0 results', false],
};
const CATEGORY = 'Bootcamps';

interface Model {
  typed: string;
  category: string;
  areHidden: boolean;
  focus: 'field' | 'results' | 'elsewhere';
}
const START: Model = { typed: '', category: '', areHidden: false, focus: 'field' };

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const column = () => screen.getByTestId('programmes-column');
const press = (words: string) => {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent, ariaLabel }) => (ariaLabel ?? flat(textContent)).startsWith(words));
  act(() => button?.focus());
  fireEvent.click(button as Element);
};

const steps: Record<string, Step<Model>> = {
  ...each(Object.keys(SEARCHES), (typed) => (m) => {
    const type = () => fireEvent.change(field(), { target: { value: typed } });
    return m.focus === 'field' && m.typed !== typed && [type, { typed, areHidden: false }];
  }),
  clear: (m) => m.typed && [() => press('Clear'), { typed: '', areHidden: false, focus: 'field' }],
  'choose a category': () => [
    () => press(CATEGORY),
    { typed: '', areHidden: false, category: CATEGORY, focus: 'elsewhere' },
  ],
  // The results hide, unless one of them has the focus. Two steps, so that walks scroll more often.
  ...each(['scroll', 'scroll on'], () => (m) => {
    const scroll = () => {
      scrollPageTo(10);
      act(() => vi.advanceTimersByTime(300));
    };
    return m.typed && [scroll, { areHidden: m.areHidden || m.focus !== 'results' }];
  }),
  'press the field': () => {
    const press = () => {
      act(() => field().focus());
      fireEvent.click(field());
    };
    return [press, { areHidden: false, focus: 'field' }];
  },
  Enter: (m) => {
    const isFound = SEARCHES[m.typed]?.[1];
    const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
    return m.focus === 'field' && [enter, { areHidden: false, focus: isFound ? 'results' : 'field' }];
  },
};

it('S2-32 S2-132 S4-02 S9-06 the panel shows after any walk what was last asked for', {
  timeout: WALKS_LIMIT_MS,
}, () => {
  vi.useFakeTimers();
  return walk<Model>({
    start: () => {
      draw(<DropdownPanel />);
      act(() => field().focus());
      return { ...START };
    },
    steps,
    expected: (m) => ({
      typed: m.typed,
      count: SEARCHES[m.typed]?.[0] ?? expect.stringMatching(/programmes/),
      current: m.typed ? '' : m.category,
      areHidden: m.typed !== '' && m.areHidden,
      canClear: m.typed !== '',
      focus: m.focus,
    }),
    shown: () => ({
      typed: field().value,
      count: flat(document.querySelector('[role=status]')?.textContent),
      current: flat(document.querySelector('[aria-current=true] b')?.textContent),
      areHidden: column().textContent === 'Type, or go back to the search field, to see the results again.',
      canClear: screen.queryByRole('button', { name: 'Clear search' }) !== null,
      focus:
        document.activeElement === field()
          ? 'field'
          : column().contains(document.activeElement)
            ? 'results'
            : 'elsewhere',
    }),
  });
});
