import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import { Sketch } from './Sketch';

const meta = {
  component: Sketch,
  decorators: [inBand],
  args: { sketch: ['chart', 10, 6, 3] },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'Not read (`aria-hidden`): the page of the programme says what is in it.',
      requirements: ['S1-41'],
    }),
  },
} satisfies Meta<typeof Sketch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
