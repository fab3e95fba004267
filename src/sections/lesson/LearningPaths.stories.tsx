import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/code-curious.yaml';
import { LearningPaths } from './LearningPaths';

const meta = {
  component: LearningPaths,
  args: page.next,
  parameters: {
    keyboard: { Tab: 'goes from link to link', Enter: 'follows one' },
    screenReader:
      'What it costs and how long it takes, as terms and values; then a list of what grows out of it, each a link.',
    requirements: ['S1-53'],
    isBand: true,
  },
} satisfies Meta<typeof LearningPaths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
