import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/about.yaml';
import { Bed } from '../../ui/motif/Bed';
import { Group } from './Group';

const meta = {
  component: Group,
  subcomponents: { Bed },
  decorators: [inBand],
  args: page.people,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'A heading, and a list of terms and values. The drawing is not read.',
      requirements: ['S1-93'],
    }),
  },
} satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
