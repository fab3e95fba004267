import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/softwareengineer.yaml';
import { TestsExample } from './Tests';

const { window } = programme.work;

const meta = {
  component: TestsExample,
  decorators: [inBand],
  args: { window },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader: 'A list of lines and a list of tests, each with its result in words; after a press, how many pass.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof TestsExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pass: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Write the rule' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 tests pass.');
  },
};
