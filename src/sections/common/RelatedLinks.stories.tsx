import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../catalogue/pages/home.yaml';
import { RelatedLinks } from './RelatedLinks';

const meta = {
  component: RelatedLinks,
  args: { items: page.learning.more },
} satisfies Meta<typeof RelatedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { tags: ['layout'] };
export const Many: Story = { args: { items: [...page.learning.more, ...page.programmes.more] } };
export const LongWords: Story = {
  tags: ['narrowest'],
  globals: { viewport: { value: 'w320' } },
  args: {
    items: page.learning.more.map((item) => ({
      ...item,
      text: 'Akkreditasie-en-kwalifikasieverifieringsinligting',
    })),
  },
};
