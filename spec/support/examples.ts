import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { WorkWindow } from '../../src/catalogue/workSchema';
import { BoardExample } from '../../src/sections/programme/examples/Board';
import { ChartExample } from '../../src/sections/programme/examples/Chart';
import { CodeExample } from '../../src/sections/programme/examples/Code';
import { DeskExample } from '../../src/sections/programme/examples/Desk';
import type { Example } from '../../src/sections/programme/examples/example';
import { FlowExample } from '../../src/sections/programme/examples/Flow';
import { LogExample } from '../../src/sections/programme/examples/Log';
import { MinutesExample } from '../../src/sections/programme/examples/Minutes';
import { RoundsExample } from '../../src/sections/programme/examples/Rounds';
import { ShopExample } from '../../src/sections/programme/examples/Shop';
import { SortExample } from '../../src/sections/programme/examples/Sort';
import { TestsExample } from '../../src/sections/programme/examples/Tests';
import { flat, renderAt } from './render';

/** The example of each kind. */
export const EXAMPLES: Record<WorkWindow['kind'], Example> = {
  log: LogExample,
  code: CodeExample,
  tests: TestsExample,
  chart: ChartExample,
  shop: ShopExample,
  desk: DeskExample,
  minutes: MinutesExample,
  flow: FlowExample,
  rounds: RoundsExample,
  board: BoardExample,
  sort: SortExample,
};

/** The example on the page at `path`, once its code is there. */
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
