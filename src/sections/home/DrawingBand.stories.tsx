import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/home.yaml';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { DrawingBand } from './DrawingBand';
import { NextIntakeRows } from './NextIntakeRows';

const meta = {
  component: DrawingBand,
  subcomponents: { NextIntakeRows, LinkRow },
  args: { drawing: 'learning', ...page.learning },
  parameters: {
    requirements: ['S1-06', 'S1-14', 'S1-57', 'S1-86'],
    isBand: true,
  },
} satisfies Meta<typeof DrawingBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MarkedTask’s own stories have its pictures. */
export const Learning: Story = { tags: ['no-picture'] };
export const Season: Story = { args: { drawing: 'season', ...page.season } };
