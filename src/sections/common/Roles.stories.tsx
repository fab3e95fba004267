import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import { Roles } from './Roles';

const meta = {
  component: Roles,
  decorators: [inBand],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'A list: what each kind of work is. The figures are not read: they are nobody.',
      requirements: ['S1-68'],
    }),
  },
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
