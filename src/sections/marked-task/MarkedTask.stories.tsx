import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkedTask } from './MarkedTask';

const meta = {
  component: MarkedTask,
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
