import type { Meta, StoryObj } from '../../../.storybook/story';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import { ApplyBar } from './ApplyBar';

const meta = {
  component: ApplyBar,
  args: { programme: cyberSecurity },
  parameters: {
    requirements: ['S1-08'],
    isBand: true,
  },
} satisfies Meta<typeof ApplyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of a phone's window. */
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'w390' } },
  parameters: { picture: 'window' },
};
export const Narrowest: Story = {
  ...OnAPhone,
  tags: ['narrowest'],
  globals: { viewport: { value: 'w320' } },
};
