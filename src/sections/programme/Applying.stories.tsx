import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import cyberSecurity from '../../catalogue/programmes/cyber-security.yaml';
import type { OpenProgramme } from '../../catalogue/schema';
import { Applying } from './Applying';

const meta = {
  component: Applying,
  decorators: [inBand],
  args: { programme: cyberSecurity as OpenProgramme },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [['Tab', 'goes to applying, the free trial and what it is']],
      screenReader: 'A heading, an ordered list and three links.',
      requirements: ['S1-08', 'S1-09'],
    }),
  },
} satisfies Meta<typeof Applying>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
