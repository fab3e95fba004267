import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/code-curious.yaml';
import { LearningPaths } from './LearningPaths';

const meta = {
  component: LearningPaths,
  args: page.next,
  parameters: {
    requirements: ['S1-53'],
    isBand: true,
  },
} satisfies Meta<typeof LearningPaths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
