import type { Meta, StoryObj } from '../../../.storybook/story';
import { categoryOf } from '../../catalogue/categoryOf';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import dataScience from '../../catalogue/programmes/dataScience.yaml';
import { AnyExample } from './examples/AnyExample';
import { ProgrammeHero } from './ProgrammeHero';
import { StartSooner } from './StartSooner';

const meta = {
  component: ProgrammeHero,
  subcomponents: { StartSooner },
  args: {
    programme: cyberSecurity,
    category: categoryOf(cyberSecurity),
    brochureSize: 48_000,
    example: <AnyExample {...cyberSecurity.work.window} />,
  },
  parameters: {
    requirements: ['S1-07', 'S1-08', 'S2-61'],
    isBand: true,
  },
} satisfies Meta<typeof ProgrammeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = {
  args: {
    programme: dataScience,
    category: categoryOf(dataScience),
    example: <AnyExample {...dataScience.work.window} />,
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
