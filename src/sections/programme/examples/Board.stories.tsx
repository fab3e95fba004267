import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../../.storybook/inBand';
import { usage } from '../../../../.storybook/usage';
import programme from '../../../catalogue/programmes/AIBusiness.yaml';
import { BoardExample } from './Board';

const { window } = programme.work;

const meta = {
  component: BoardExample,
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
        'A list of toggle buttons, one a risk; after a press, how much risk is left. The leaves are not read.',
      requirements: ['S1-47'],
    }),
  },
} satisfies Meta<typeof BoardExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
