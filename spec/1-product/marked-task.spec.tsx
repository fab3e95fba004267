import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as markedTask from '../../src/catalogue/markedTask.yaml';
import { markedTaskSchema } from '../../src/catalogue/schema/examples';
import { MarkedTask } from '../../src/sections/marked-task/MarkedTask';
import { draw, flat, renderAt, textsOf } from '../support/render';

/** The visible parts of the task. */
const partsOf = (task: Element) => [...task.querySelectorAll('[data-part]:not([hidden], [hidden] *)')];
const namesOf = (task: Element) => partsOf(task).map((part) => part.getAttribute('data-part'));
const markedIn = (task: Element) => textsOf(task.querySelectorAll('[data-part]:not([hidden]) [data-marked]'));

describe('a marked task', () => {
  it('S1-57 stands on the page of the learning process, as the centre’s example', async () => {
    renderAt('/learning-process');
    const panel = await screen.findByRole('tabpanel', { name: 'Marked' });
    expect(screen.getAllByText('Example, made by us')).toHaveLength(1);
    expect(namesOf(panel)).toEqual(['first', 'notes', 'rubric']);
  });

  it.each(['notes', 'changes'] as const)('S1-57 %s on a line that is not there are refused, with the place', (list) => {
    const { content } = markedTask;
    const [note, ...others] = content[list];
    const { error } = markedTaskSchema.safeParse({ ...content, [list]: [{ ...note, line: 12 }, ...others] });
    expect(error?.issues).toEqual([
      expect.objectContaining({ path: [list, 0, 'line'], message: 'is 12; the last line is 10' }),
    ]);
  });

  it('S1-57 has three notes beside the lines they are about', () => {
    draw(<MarkedTask />);
    const panel = screen.getByRole('tabpanel', { name: 'Marked' });
    expect(markedIn(panel)).toEqual(['total = 0', 'if amount > target:', 'print("Still owes")']);
    const notes = panel.querySelectorAll<HTMLElement>('[data-part="notes"] li');
    expect([...notes].map((note) => note.querySelector('b')?.textContent)).toEqual(['Line 3', 'Line 6', 'Line 9']);
  });

  it('S1-57 the second try shows the lines that changed, and no others', async () => {
    draw(<MarkedTask />);
    await userEvent.click(screen.getByRole('tab', { name: 'Second try' }));
    const panel = screen.getByRole('tabpanel', { name: 'Second try' });
    expect(namesOf(panel)).toEqual(['second', 'changes', 'rubric']);
    expect(markedIn(panel)).toEqual(['if amount >= target:', 'print("Still owes", target - amount)']);
    expect(flat(panel.querySelector('[data-part="rubric"]')?.textContent)).toContain('Works 2 of 4, then 4');
  });

  it('S1-57 the rubric has four leaves for each of five criteria, and says how many are earned', () => {
    draw(<MarkedTask />);
    const rubric = screen.getByRole('list', { name: 'Rubric' });
    expect(textsOf(within(rubric).getAllByRole('listitem'))).toEqual([
      'Works 2 of 4, then 4',
      'Readable 3 of 4, then 3',
      'Useful 2 of 4, then 4',
      'Tested 1 of 4, then 3',
      'Own work 4 of 4, then 4',
    ]);
    const leaves = [...rubric.querySelectorAll('li')].map((item) => [...item.querySelectorAll('i')].length);
    expect(leaves).toEqual([4, 4, 4, 4, 4]);
    expect(rubric.querySelectorAll('[data-leaf="first"]')).toHaveLength(12);
    expect(rubric.querySelectorAll('[data-leaf="second"]')).toHaveLength(6);
  });

  it('S1-57 the arrow keys, Home and End go from tab to tab, and one tab is a stop of Tab', async () => {
    draw(<MarkedTask />);
    const user = userEvent.setup();
    await user.tab();
    const now = () => screen.getByRole('tab', { selected: true });
    expect(document.activeElement).toBe(now());
    for (const [key, name] of [
      ['{ArrowRight}', 'Second try'],
      ['{ArrowRight}', 'First try'],
      ['{ArrowLeft}', 'Second try'],
      ['{Home}', 'First try'],
      ['{End}', 'Second try'],
    ] as const) {
      await user.keyboard(key);
      expect(now().textContent, key).toBe(name);
      expect(document.activeElement, key).toBe(now());
    }
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('S1-57 the task has every part in order without scripts, under its name', () => {
    const task = document.createElement('div');
    task.innerHTML = renderToStaticMarkup(<MarkedTask />);
    expect(namesOf(task)).toEqual(['task', 'first', 'notes', 'second', 'changes', 'rubric']);
    expect(task.querySelector('[role]')).toBeNull();
    expect(textsOf(task.querySelectorAll('h3'))).toEqual(['The task', 'First try', 'Marked', 'Second try']);
  });
});
