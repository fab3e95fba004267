import type { Meta, StoryObj } from '../../../.storybook/story';
import { NotFoundArt } from './NotFoundArt';

const meta = {
  component: NotFoundArt,
  parameters: {
    requirements: ['S2-07'],
  },
} satisfies Meta<typeof NotFoundArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
