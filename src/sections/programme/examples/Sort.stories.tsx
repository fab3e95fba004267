import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIToolsBC.yaml';
import { SortExample } from './Sort';

const { window } = programme.work;

const meta = {
  component: SortExample,
  decorators: [inBand],
  args: { window },
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
} satisfies Meta<typeof SortExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WrongPlace: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'The tool' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Think again.');
  },
};
