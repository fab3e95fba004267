import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/about.yaml';
import { CopyingStatus } from '../common/CopyingStatus';
import { Letters } from './Letters';

const meta = {
  component: Letters,
  subcomponents: { CopyingStatus },
  args: page.letter,
  parameters: {
    requirements: ['S1-02', 'S1-67'],
  },
} satisfies Meta<typeof Letters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
