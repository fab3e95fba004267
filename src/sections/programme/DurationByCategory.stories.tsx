import type { Meta, StoryObj } from '../../../.storybook/story';
import { DurationByCategory } from './DurationByCategory';

const meta = {
  component: DurationByCategory,
  args: { current: 'Bootcamps' },
  parameters: {
    keyboard: {},
    screenReader: 'A list: each kind of study and how long it takes. The bars are not read.',
    requirements: ['S1-64'],
  },
} satisfies Meta<typeof DurationByCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
