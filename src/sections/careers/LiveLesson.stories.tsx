import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/careers.yaml';
import { LiveLesson } from './LiveLesson';

const meta = {
  component: LiveLesson,
  args: page.lesson,
  parameters: {
    requirements: ['S1-68'],
  },
} satisfies Meta<typeof LiveLesson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
