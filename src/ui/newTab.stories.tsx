import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './Button/Button';
import { NewTabHint, newTab } from './newTab';

const meta = {
  component: NewTabHint,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof NewTabHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALink: Story = {
  tags: ['phone'],
  render: () => (
    <Button href="https://example.org/" variant="outlined" {...newTab}>
      Chat with us <NewTabHint />
    </Button>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Chat with us (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'noopener',
    );
  },
};
