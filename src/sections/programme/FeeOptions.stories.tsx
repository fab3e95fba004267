import type { Meta, StoryObj } from '../../../.storybook/story';
import aiTools from '../../catalogue/programmes/AITools.yaml';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import type { OpenProgramme } from '../../catalogue/schema';
import { FeeOptions } from './FeeOptions';
import { Seats } from './Seats';

const meta = {
  component: FeeOptions,
  subcomponents: { Seats },
  args: { programme: cyberSecurity as OpenProgramme },
  parameters: {
    requirements: ['S1-05'],
  },
} satisfies Meta<typeof FeeOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaidOnceAlone: Story = { args: { programme: aiTools as OpenProgramme } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
