import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIMasteryNoCode.yaml';
import { Working } from './Flow';
import { FlowView } from './FlowView';
import { Frame, type WindowOf } from './parts';

const window = programme.work.window as WindowOf<'flow'>;

const meta = {
  component: FlowView,
  subcomponents: { Working },
  decorators: [inBand],
  args: { window },
  render: () => (
    <Frame name={window.name}>
      <Working window={window} View={FlowView} />
    </Frame>
  ),
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
} satisfies Meta<typeof FlowView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
