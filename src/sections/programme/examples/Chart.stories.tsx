import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/dataScience.yaml';
import { ChartExample } from './Chart';

const { window } = programme.work;

const meta = {
  component: ChartExample,
  decorators: [inBand],
  args: { window },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader: 'A list of reasons with their numbers; toggle buttons; after a press, what the numbers say.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof ChartExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kitchen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Kitchen' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Two of three came late or damaged.');
  },
};
