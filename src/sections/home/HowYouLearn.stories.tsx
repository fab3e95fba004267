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
        ['Tab', 'goes to the chosen tab, then to its link'],
        ['Enter', 'follows it'],
      ],
      screenReader: 'A heading, a sentence, a learner’s task with its marks, and a link.',
      requirements: ['S1-06', 'S1-57'],
    }),
  },
} satisfies Meta<typeof HowYouLearn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
