import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../.storybook/usage';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { 'aria-label': 'Close', onClick: fn(), children: <Icon name="close" /> },
  parameters: usage({
    keyboard: [
      ['Tab', 'moves the focus to it'],
      ['Space or Enter', 'presses it'],
    ],
    screenReader: 'Its accessible name and “button”. The name is what pressing does: “Close”, “Back”, “Clear search”.',
    requirements: ['S2-41', 'S2-43'],
  }),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
