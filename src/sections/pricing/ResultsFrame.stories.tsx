import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/programPricing.yaml';
import { ResultsFrame } from './ResultsFrame';

const meta = {
  component: ResultsFrame,
  decorators: [inBand],
  args: page.results,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [],
      screenReader: 'Terms, each with “Not yet published” and how it is counted.',
      requirements: ['S1-46'],
    }),
  },
} satisfies Meta<typeof ResultsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
