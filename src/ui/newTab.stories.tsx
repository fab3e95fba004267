import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../.storybook/story';
import { Button } from './Button/Button';
import { NewTabHint, newTab } from './newTab';

const meta = {
  component: NewTabHint,
  parameters: {
    keyboard: { Enter: 'opens the link in a new tab' },
    screenReader: 'After the words of the link: “(opens in a new tab)”.',
    requirements: ['S2-50'],
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
