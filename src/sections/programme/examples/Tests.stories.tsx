import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/softwareengineer.yaml';
import { Frame, type WindowOf } from './parts';
import { Working } from './Tests';
import { TestsView } from './TestsView';

const window = programme.work.window as WindowOf<'tests'>;

const meta = {
  component: TestsView,
  subcomponents: { Working },
  decorators: [inBand],
  args: { window },
  render: () => (
    <Frame name={window.name}>
      <Working window={window} View={TestsView} />
    </Frame>
  ),
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
} satisfies Meta<typeof TestsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pass: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Write the rule' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 tests pass.');
  },
};
