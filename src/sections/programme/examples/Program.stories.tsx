import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/softwareEngineerPython.yaml';
import { Working } from './Program';
import { ProgramView } from './ProgramView';
import { Frame, type WindowOf } from './parts';

const window = programme.work.window as WindowOf<'code'>;

const meta = {
  component: ProgramView,
  subcomponents: { Working },
  decorators: [inBand],
  args: { window },
  render: () => (
    <Frame name={window.name}>
      <Working window={window} View={ProgramView} />
    </Frame>
  ),
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
} satisfies Meta<typeof ProgramView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
