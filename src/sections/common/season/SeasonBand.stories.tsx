import type { Meta, StoryObj } from '../../../../.storybook/story';
import page from '../../../catalogue/pages/intake-blocks.yaml';
import { Legend } from './Legend';
import { Season } from './Season';
import { SeasonBand } from './SeasonBand';
import { SeasonDrawing } from './SeasonDrawing';
import { Soil } from './Soil';

const meta = {
  component: SeasonBand,
  subcomponents: { Legend, Season, Soil, SeasonDrawing },
  args: { ...page.timeline, children: undefined },
  parameters: {
    requirements: ['S1-14', 'S1-86'],
    isBand: true,
  },
} satisfies Meta<typeof SeasonBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
export const OnPaper: Story = { tags: ['wide', 'paper'], globals: { paper: 'paper' } };
