import type { Meta, StoryObj } from '../../../.storybook/story';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { 'aria-label': 'Close', children: <Icon name="close" /> },
  parameters: {
    requirements: ['S2-41', 'S2-43'],
    layout: 'padded',
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
