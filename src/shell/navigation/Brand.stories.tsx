import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './Brand';

const meta = {
  component: Brand,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
export const InTheFooter: Story = { tags: ['layout'], args: { size: 52 } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
