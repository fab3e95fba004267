import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../.storybook/story';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  parameters: {
    keyboard: {
      Tab: 'on a page that has just been opened: shows it, with the focus',
      Enter: 'goes past the bars, to the page',
    },
    screenReader: 'The first link of every page: “Skip to main content”.',
    requirements: ['S2-03'],
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
