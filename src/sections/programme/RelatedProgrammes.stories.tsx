import { facts } from 'virtual:catalogue/facts';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { RelatedProgrammes } from './RelatedProgrammes';

const meta = {
  component: RelatedProgrammes,
  args: { programmes: facts.slice(0, 3) },
  parameters: {
    requirements: ['S1-04', 'S2-61'],
  },
} satisfies Meta<typeof RelatedProgrammes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneUpcoming: Story = { args: { programmes: facts.filter(({ category }) => category === 'masterclass') } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
