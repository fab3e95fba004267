import type { Meta, StoryObj } from '../../../.storybook/story';
import { Country } from './Country';

const meta = {
  component: Country,
  parameters: {
    requirements: ['S1-69'],
  },
} satisfies Meta<typeof Country>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
