import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactLines, ContactLinks } from './ContactLinks';

const meta = {
  component: ContactLinks,
  subcomponents: { ContactLines },
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. */
export const OnPaper: Story = { tags: ['wide', 'paper'] };
