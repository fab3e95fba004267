import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AITools.yaml';
import { MinutesExample } from './Minutes';

const { window } = programme.work;

const meta = {
  component: MinutesExample,
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
        'A list of notes; a list of toggle buttons, one a line; after a press, what was found. What is struck out is a deletion.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof MinutesExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Agrees: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'The stall moves to Saturday.' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Agrees with the notes');
  },
};
