import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/intake-blocks.yaml';
import { Closures } from './Closures';
import { OpenLessons } from './OpenLessons';

const meta = {
  component: OpenLessons,
  subcomponents: { Closures },
  args: page.openLessons,
  parameters: {
    requirements: ['S1-09', 'S1-74'],
  },
} satisfies Meta<typeof OpenLessons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
