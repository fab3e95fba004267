import type { Meta, StoryObj } from '../../../../.storybook/story';
import { intakes } from '../../../catalogue/intakes.yaml';
import cyberSecurity from '../../../catalogue/programmes/cyber-security.yaml';
import type { Intake, OpenProgramme } from '../../../catalogue/schema';
import { Bloom } from './Bloom';
import { IntakeLane } from './IntakeLane';
import { LaneMarks, LaneSeeds } from './LaneMarks';
import { Leaves } from './Leaves';

const programme = cyberSecurity as OpenProgramme;

const meta = {
  component: IntakeLane,
  subcomponents: { Bloom, Leaves, LaneMarks, LaneSeeds },
  args: {
    programme,
    intake: intakes.find((intake) => intake.programme === programme.path) as Intake,
  },
  parameters: {
    requirements: ['S1-86'],
  },
} satisfies Meta<typeof IntakeLane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lying: Story = { tags: ['wide'] };
export const OnPaper: Story = { tags: ['wide', 'paper'], globals: { paper: 'paper' } };
