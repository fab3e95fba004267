import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/careers.yaml';
import { SkillsMap } from './SkillsMap';

const meta = {
  component: SkillsMap,
  args: { graduates: page.graduates, ...page.map },
  parameters: {
    requirements: ['S1-68'],
  },
} satisfies Meta<typeof SkillsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
