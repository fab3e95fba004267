import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Floating } from './Floating';

const meta = {
  component: Floating,
  parameters: {
    picture: 'window',
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
