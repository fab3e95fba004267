import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/about.yaml';
import { Measures } from './Measures';

const meta = {
  component: Measures,
  args: { measures: page.people.measures },
  parameters: {
    requirements: ['S1-93'],
  },
} satisfies Meta<typeof Measures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
