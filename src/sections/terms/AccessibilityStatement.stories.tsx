import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/terms-and-conditions.yaml';
import { AccessibilityStatement } from './AccessibilityStatement';

const meta = {
  component: AccessibilityStatement,
  args: page.accessibility,
  parameters: {
    requirements: ['S2-08'],
  },
} satisfies Meta<typeof AccessibilityStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone pictures are left to the page: both are equally high. */
export const Default: Story = { tags: ['wide'] };
