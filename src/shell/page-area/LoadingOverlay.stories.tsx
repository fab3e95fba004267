import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { LoadingOverlay } from './LoadingOverlay';

const meta = {
  component: LoadingOverlay,
  parameters: {
    picture: 'window',
    screenReader:
      'A status that says “Loading” after a third of a second. The words are for the eye alone, and are not read.',
    requirements: ['S2-10', 'S2-11'],
  },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};
