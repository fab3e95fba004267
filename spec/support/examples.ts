import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { flat, renderAt } from './render';

/** The example on the page at `path`, once its code has loaded. */
export async function openExample(path: string) {
  renderAt(path);
  // A programme's marked work has code in a figure too.
  const [first] = await screen.findAllByRole('figure');
  const figure = within(first as HTMLElement);
  await waitFor(() => expect(figure.queryAllByRole('button')).not.toHaveLength(0));
  const said = () => flat(figure.getByRole('status').textContent);
  const button = (words: string) => {
    const found = figure.getAllByRole('button').find(({ textContent }) => flat(textContent) === words);
    if (!found) throw new Error(`no button ${words}`);
    return found;
  };
  const press = (words: string) => userEvent.click(button(words));
  return { figure, said, button, press };
}
