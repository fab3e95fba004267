import type { Meta, StoryObj } from '../../../.storybook/story';
import { PrintedContact } from './PrintedContact';

const meta = {
  component: PrintedContact,
  args: { path: '/programs/cyber-security' },
  parameters: {
    requirements: ['S1-07'],
  },
} satisfies Meta<typeof PrintedContact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The print styles. */
export const OnPaper: Story = { tags: ['paper'], globals: { paper: 'paper' } };
