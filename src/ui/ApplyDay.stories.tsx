import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplyDay } from './ApplyDay';

const meta = {
  component: ApplyDay,
  args: { intake: { opens: '2026-10-01', closes: '2027-01-18' }, today: '2026-11-21' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof ApplyDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('Apply by 18 January 2027');
  },
};
export const NotOpenYet: Story = {
  tags: ['layout'],
  args: { today: '2026-09-30' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('Apply from 1 October 2026');
  },
};
