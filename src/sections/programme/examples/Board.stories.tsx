import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIBusiness.yaml';
import { Working } from './Board';
import { BoardView } from './BoardView';
import { Frame, type WindowOf } from './parts';

const window = programme.work.window as WindowOf<'board'>;

const meta = {
  component: BoardView,
  subcomponents: { Working },
  decorators: [inBand],
  args: { window },
  render: () => (
    <Frame name={window.name}>
      <Working window={window} View={BoardView} />
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
        'A list of toggle buttons, one a risk; after a press, how much risk is left. The leaves are not read.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof BoardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
