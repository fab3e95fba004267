import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  parameters: {
    layout: 'padded',
  },
  render: () => (
    <>
      <SkipLink />
      <main id="main">The page.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { tags: ['phone', 'no-picture'] };
export const Focus: Story = {
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
};
