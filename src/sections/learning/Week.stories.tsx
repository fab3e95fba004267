import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/learning-process.yaml';
import { Week } from './Week';

const meta = {
  component: Week,
  args: page.week,
  parameters: {
    requirements: ['S1-56'],
    isBand: true,
  },
} satisfies Meta<typeof Week>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
