import type { Meta, StoryObj } from '../../../.storybook/story';
import { categoryOf } from '../../catalogue/categoryOf';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import dataScience from '../../catalogue/programmes/dataScience.yaml';
import { ProgrammeClosing } from './ProgrammeClosing';

const meta = {
  component: ProgrammeClosing,
  args: { programme: cyberSecurity, category: categoryOf(cyberSecurity) },
  parameters: {
    requirements: ['S1-08', 'S1-09', 'S1-14', 'S1-61'],
    isBand: true,
  },
} satisfies Meta<typeof ProgrammeClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { programme: dataScience, category: categoryOf(dataScience) } };
export const NoDateYet: Story = { tags: ['wide'], parameters: { day: '2031-01-01' } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
