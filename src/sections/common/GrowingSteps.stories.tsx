import type { Meta, StoryObj } from '../../../.storybook/story';
import engagement from '../../catalogue/engagement.yaml';
import { GrowingSteps } from './GrowingSteps';

const meta = {
  component: GrowingSteps,
  args: engagement,
  parameters: {
    keyboard: { Tab: 'goes from link to link', Enter: 'follows one' },
    screenReader: 'An ordered list: “Step 1”, a heading and a sentence. The growth is not read.',
    requirements: ['S1-13'],
  },
} satisfies Meta<typeof GrowingSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { tags: ['layout'], args: { items: engagement.items.slice(0, 2) } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
