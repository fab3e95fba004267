import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { PageErrorArt } from './PageErrorArt';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageFailed } from './PageFailed';

function Broken(): never {
  throw new Error('A page that cannot be drawn.');
}

const meta = {
  component: PageErrorBoundary,
  subcomponents: { PageFailed, PageErrorArt },
  args: { children: <Broken /> },
  parameters: {
    keyboard: { Tab: 'moves the focus to “Try again”', 'Enter or Space': 'loads the page anew' },
    screenReader: 'A page of its own with a main heading, which has the focus after a change of page.',
    requirements: ['S8-02'],
  },
} satisfies Meta<typeof PageErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
