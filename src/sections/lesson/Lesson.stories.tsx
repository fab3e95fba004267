import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/code-curious.yaml';
import { CodePanel } from '../../ui/CodePanel/CodePanel';
import { Lesson } from './Lesson';
import { LessonChoices } from './LessonChoices';

const meta = {
  component: Lesson,
  subcomponents: { LessonChoices, CodePanel },
  args: page.lesson,
  parameters: {
    keyboard: {
      Tab: 'goes through the buttons that change the code',
      'Space or Enter': 'changes a line, and the motif with it',
    },
    screenReader:
      'A figure of code with a caption; groups of toggle buttons named after the line that they change. A change is said: “You just changed a program.”',
    requirements: ['S1-50', 'S1-51', 'S1-52'],
    isBand: true,
  },
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Changed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'gold' }));
    await expect(canvas.getByText('You just changed a program.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'gold', pressed: true })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
