import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIToolsBC.yaml';
import { Frame, type WindowOf } from './parts';
import { Working } from './Sort';
import { SortView } from './SortView';

const window = programme.work.window as WindowOf<'sort'>;

const meta = {
  component: SortView,
  subcomponents: { Working },
  decorators: [inBand],
  args: { window },
  render: () => (
    <Frame name={window.name}>
      <Working window={window} View={SortView} />
    </Frame>
  ),
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader:
        'The task; a button and a list for each place; after a press, whether the task belongs there, and why.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof SortView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WrongPlace: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'The tool' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Think again.');
  },
};
