import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintedContact } from './PrintedContact';

const meta = {
  component: PrintedContact,
  args: { path: '/programs/cyber-security' },
} satisfies Meta<typeof PrintedContact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The print styles. */
export const OnPaper: Story = { tags: ['paper'] };
