import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/careers.yaml';
import { Lesson } from './Lesson';

const meta = {
  component: Lesson,
  args: page.lesson,
  parameters: { keyboard: {}, screenReader: 'A figure with a caption.', requirements: ['S1-68'] },
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
