import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { Button } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Floating } from './Floating';

const meta = {
  component: Floating,
  parameters: {
    picture: 'window',

    keyboard: {
      Tab: 'comes to them after the footer',
      Enter: 'opens the chat in a new tab',
      'Enter or Space': 'on “Back to top”: goes to the top, and the focus with it',
    },
    screenReader:
      'A complementary landmark, “Help”: “Chat with us (opens in a new tab)” and, once the page is scrolled, “Back to top”. They move aside where they would cover what has the focus.',
    requirements: ['S2-50', 'S2-51', 'S2-52', 'S4-05'],
  },
  render: () => (
    <>
      {['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'].map((name) => (
        <Section key={name}>
          <Button>{name}</Button>
        </Section>
      ))}
      <Floating />
    </>
  ),
} satisfies Meta<typeof Floating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};
export const Scrolled: Story = {
  async play({ canvas }) {
    window.scrollTo({ top: 400, behavior: 'instant' });
    await expect(await canvas.findByRole('button', { name: 'Back to top' })).toBeVisible();
  },
};
export const Hover: Story = { ...Scrolled, tags: ['phone'], globals: { pseudo: { hover: ['aside *'] } } };
