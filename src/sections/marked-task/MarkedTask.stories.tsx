import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { MarkedTask } from './MarkedTask';

const meta = {
  component: MarkedTask,
  parameters: {
    keyboard: { Tab: 'goes to the chosen tab', 'Left and right arrow, Home, End': 'choose another' },
    screenReader:
      'Tabs, and the panel of the chosen one: code as text, notes that begin with the line they are about, and criteria with how many of four are earned. The leaves are not read.',
    requirements: ['S1-57'],
  },
} satisfies Meta<typeof MarkedTask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondTry: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Second try' }));
    await expect(canvas.getByText('Well found. Exactly 200 counts as paid.')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const FirstTry: Story = {
  tags: ['layout'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'First try' }));
    await expect(canvas.getByText('The task')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
