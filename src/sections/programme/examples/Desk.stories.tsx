import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIDeveloper.yaml';
import { DeskExample } from './Desk';

const { window } = programme.work;

const meta = {
  component: DeskExample,
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
        'A list “Ask the assistant” of toggle buttons; after a press, the answer, its source and what a person found.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof DeskExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refuses: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Who borrowed this book last?' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('That I may not say');
  },
};
