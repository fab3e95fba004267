import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/learning-process.yaml';
import { SharedScreen } from './SharedScreen';

const meta = {
  component: SharedScreen,
  args: page.call,
  parameters: {
    requirements: ['S1-09'],
  },
} satisfies Meta<typeof SharedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
