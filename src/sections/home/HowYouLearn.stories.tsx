import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/home.yaml';
import { HowYouLearn } from './HowYouLearn';

const meta = {
  component: HowYouLearn,
  args: page.learning,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes to its link'],
        ['Enter', 'follows it'],
      ],
      screenReader: 'A heading, a sentence, an ordered list of four and a link. The growth is not read.',
      requirements: ['S1-06'],
    }),
  },
} satisfies Meta<typeof HowYouLearn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
