import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/ai-mastery-python.yaml';
import { Frame, type WindowOf } from './parts';
import { Working } from './Rounds';
import { RoundsView } from './RoundsView';

const window = programme.work.window as WindowOf<'rounds'>;

const meta = {
  component: RoundsView,
  subcomponents: { Working },
  decorators: [inBand],
  args: { window },
  render: () => (
    <Frame name={window.name}>
      <Working window={window} View={RoundsView} />
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
        'The prompt; a list of tests, each with its result in words; after a press, what the next round means.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof RoundsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Second: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Improve and test again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Better.');
  },
};
