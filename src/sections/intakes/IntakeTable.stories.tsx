import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/intake-blocks.yaml';
import { Day } from '../../ui/Day';
import { AskUs } from '../common/AskUs';
import { IntakeCells } from '../common/IntakeCells';
import { IntakeTable } from './IntakeTable';

const meta = {
  component: IntakeTable,
  subcomponents: { AskUs, Day, IntakeCells },
  args: page.table,
  parameters: {
    requirements: ['S1-14'],
  },
} satisfies Meta<typeof IntakeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone pictures are left to the page: both are equally high. */
export const Default: Story = { tags: ['wide'] };
export const NoneAhead: Story = { tags: ['wide'], parameters: { day: '2031-01-01' } };
