import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIMasteryNoCode.yaml';
import { FlowExample } from './Flow';

const { window } = programme.work;

const meta = {
  component: FlowExample,
  decorators: [inBand],
  args: { window },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader: 'A list of toggle buttons, one a step; after a press, what happens without it.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof FlowExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
