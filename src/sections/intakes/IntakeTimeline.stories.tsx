import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import { IntakeTimeline } from './IntakeTimeline';

const meta = {
  component: IntakeTimeline,
  decorators: [inBand],
  args: { heading: 'The year at a glance' },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: '“The table below says the same in words.” The picture itself is not read.',
      requirements: ['S1-14'],
    }),
  },
} satisfies Meta<typeof IntakeTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { tags: ['wide'] };
