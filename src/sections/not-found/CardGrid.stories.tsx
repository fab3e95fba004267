import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/not-found.yaml';
import { CardGrid } from './CardGrid';

const meta = {
  component: CardGrid,
  args: page.suggestions,
  parameters: {
    requirements: [],
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { tags: ['layout'], args: { items: page.suggestions.items.slice(0, 1) } };
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
