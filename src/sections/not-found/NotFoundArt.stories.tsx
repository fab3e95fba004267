import type { Meta, StoryObj } from '../../../.storybook/story';
import { NotFoundArt } from './NotFoundArt';

const meta = {
  component: NotFoundArt,
  parameters: {
    keyboard: {},
    screenReader: 'Not read (`aria-hidden`): the heading beside it says that there is no such page.',
    requirements: ['S2-07'],
  },
} satisfies Meta<typeof NotFoundArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
