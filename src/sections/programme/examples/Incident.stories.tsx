import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/cyber-security.yaml';
import { LogExample } from './Log';

const { window } = programme.work;

const meta = {
  component: LogExample,
  decorators: [inBand],
  args: { window },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader: 'A list of entries, of which one is current; a button; after a press, what the next entry means.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof LogExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Second: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'What happened next?' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The door is shut first.');
  },
};
