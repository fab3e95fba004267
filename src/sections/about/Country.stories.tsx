import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import { Country } from './Country';

const meta = {
  component: Country,
  decorators: [inBand],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'Not read (`aria-hidden`): the words beside it say that lessons are online.',
      requirements: ['S1-69'],
    }),
  },
} satisfies Meta<typeof Country>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
