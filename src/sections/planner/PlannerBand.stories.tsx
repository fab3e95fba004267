import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/programPricing.yaml';
import { NothingAhead } from '../common/NothingAhead';
import { PlannerBand } from './PlannerBand';

const meta = {
  component: PlannerBand,
  subcomponents: { NothingAhead },
  args: page.planner,
  parameters: {
    keyboard: { Tab: 'goes through the programmes until the planner is there, then through its choices' },
    screenReader: 'A heading, and a list of the next intakes with their prices; then the planner in its place.',
    requirements: ['S1-80', 'S1-87'],
  },
} satisfies Meta<typeof PlannerBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = { tags: ['wide'] };
