import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/about.yaml';
import { Place } from './Place';

const meta = {
  component: Place,
  args: page.contact,
  parameters: {
    requirements: ['S1-69', 'S5-01'],
  },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
