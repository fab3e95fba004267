import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/softwareEngineerPython.yaml';
import { CodeExample } from './Code';

const { window } = programme.work;

const meta = {
  component: CodeExample,
  decorators: [inBand],
  args: { window },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from control to control'],
        ['Enter, Space', 'presses one'],
      ],
      screenReader:
        'A list of lines, of which one is current; the variables as terms and values; after a press, what the line did.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof CodeExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
