import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/careers.yaml';
import { SkillsMap } from './SkillsMap';

const meta = {
  component: SkillsMap,
  args: { graduates: page.graduates, ...page.map },
  parameters: {
    keyboard: { Tab: 'goes from link to link', Enter: 'follows one' },
    screenReader:
      'A list of skills, each with a heading, its jobs as terms with their work, and a list of the programmes that teach it.',
    requirements: ['S1-68'],
  },
} satisfies Meta<typeof SkillsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
