import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/careers.yaml';
import { SkillsMap } from './SkillsMap';

const meta = {
  component: SkillsMap,
  args: { graduates: page.graduates, ...page.map },
  parameters: {
    keyboard: { Tab: 'goes from link to link', Enter: 'follows one' },
    screenReader:
      'A table with a caption; the first cell of each row is the skill. In stacked rows the labels are the column heads, which are read as such.',
    requirements: ['S1-68'],
  },
} satisfies Meta<typeof SkillsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
