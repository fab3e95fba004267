import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/about.yaml';
import { Stats } from './Stats';

const meta = {
  component: Stats,
  decorators: [inBand],
  args: page.stats,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'A list of terms and values: each number with what it counts.',
      requirements: ['S1-02', 'S1-67'],
    }),
  },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
