import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/programPricing.yaml';
import { FeesByCategory } from './FeesByCategory';

const meta = {
  component: FeesByCategory,
  args: page.fees,
  parameters: {
    requirements: ['S1-05'],
  },
} satisfies Meta<typeof FeesByCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
