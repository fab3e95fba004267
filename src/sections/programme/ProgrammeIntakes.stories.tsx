import type { Meta, StoryObj } from '../../../.storybook/story';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import webDevelopment from '../../catalogue/programmes/webdevelopment.yaml';
import { ProgrammeIntakes } from './ProgrammeIntakes';

const meta = {
  component: ProgrammeIntakes,
  args: { programme: cyberSecurity },
  parameters: {
    requirements: ['S1-14'],
  },
} satisfies Meta<typeof ProgrammeIntakes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoneAhead: Story = { parameters: { day: '2031-01-01' } };
/** The first intake is full, the second is open. */
export const SoldOut: Story = { args: { programme: webDevelopment } };
export const ClosingSoon: Story = { tags: ['phone'], parameters: { day: '2027-01-12' } };
export const Closed: Story = { tags: ['phone'], parameters: { day: '2027-01-20' } };
export const Running: Story = { tags: ['phone'], parameters: { day: '2027-02-10' } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
