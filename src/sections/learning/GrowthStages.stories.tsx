import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/learning-process.yaml';
import { GrowthStages } from './GrowthStages';

const meta = {
  component: GrowthStages,
  args: page.steps,
  parameters: {
    requirements: ['S1-55'],
    isBand: true,
  },
} satisfies Meta<typeof GrowthStages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
