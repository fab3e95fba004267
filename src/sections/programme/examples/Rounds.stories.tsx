import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/ai-mastery-python.yaml';
import { RoundsExample } from './Rounds';

const { window } = programme.work;

const meta = {
  component: RoundsExample,
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
        'The prompt; a list of tests, each with its result in words; after a press, what the next round means.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof RoundsExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Second: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Improve and test again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Better.');
  },
};
