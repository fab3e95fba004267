import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import page from '../../catalogue/pages/home.yaml';
import { Fold } from '../../ui/Fold/Fold';
import { Questions } from './Questions';

const meta = {
  component: Questions,
  subcomponents: { Fold },
  args: page.questions,
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  async play({ canvas, userEvent }) {
    const [first] = page.questions.items;
    await userEvent.click(canvas.getByText(first?.question ?? ''));
    await expect(canvas.getByText(first?.answer ?? '')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LongWords: Story = {
  tags: ['layout'],
  args: {
    items: [
      {
        question: `${'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes'}?`,
        answer: 'Ja.',
      },
    ],
  },
};
export const Hover: Story = { tags: ['phone'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** Every answer is open in print. */
export const OnPaper: Story = { tags: ['wide', 'paper'] };
