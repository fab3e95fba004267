import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/softwareEngineerPython.yaml';
import { ProgramExample } from './Program';

const { window } = programme.work;

const meta = {
  component: ProgramExample,
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
} satisfies Meta<typeof ProgramExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
