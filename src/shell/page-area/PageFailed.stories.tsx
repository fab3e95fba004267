import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageErrorBoundary } from './PageFailed';

function Broken(): never {
  throw new Error('A page that cannot be drawn.');
}

const meta = {
  component: PageErrorBoundary,
  args: { children: <Broken /> },
} satisfies Meta<typeof PageErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
