import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/full-programs.yaml';
import { CheckList } from './CheckList';
import { PointList } from './PointList';

const meta = {
  component: PointList,
  subcomponents: { CheckList },
  args: page.suits,
  parameters: {
    requirements: [],
  },
} satisfies Meta<typeof PointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { tags: ['layout'], args: { items: page.suits.items.slice(0, 1) } };
export const LongWords: Story = {
  tags: ['layout'],
  args: {
    items: ['Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes', ...page.suits.items],
  },
};
export const WithALead: Story = { tags: ['layout'], args: { lead: 'What you bring, and what you do not need.' } };
