import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/bootcamps.yaml';
import { DurationByCategory } from './DurationByCategory';

const meta = {
  component: DurationByCategory,
  args: { current: 'Bootcamps', links: page.differences.more },
  parameters: {
    requirements: ['S1-64'],
  },
} satisfies Meta<typeof DurationByCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
