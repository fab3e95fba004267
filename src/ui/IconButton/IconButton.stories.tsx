import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { 'aria-label': 'Close', children: <Icon name="close" /> },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
