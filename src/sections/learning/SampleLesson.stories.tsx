import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/learning-process.yaml';
import { SampleLesson } from './SampleLesson';

const meta = {
  component: SampleLesson,
  args: page.lesson,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'Headings for task, first try, feedback and what came of it. Code is read as text.',
      requirements: ['S1-57'],
    }),
  },
} satisfies Meta<typeof SampleLesson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
