import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';
import { NarrowColumns, StudentButtons, WideColumns } from './FooterColumns';

const meta = {
  component: Footer,
  subcomponents: { NarrowColumns, StudentButtons, WideColumns },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
