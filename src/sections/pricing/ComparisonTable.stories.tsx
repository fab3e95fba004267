import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/programPricing.yaml';
import { ComparisonTable } from './ComparisonTable';

const meta = {
  component: ComparisonTable,
  decorators: [inBand],
  args: { caption: page.programmes.caption },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from link to link'],
        ['Enter', 'follows one'],
      ],
      screenReader: 'A table with a caption. “Apply” is read with the programme’s name.',
      requirements: ['S1-05', 'S1-08'],
    }),
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone pictures are left to the page: both are equally high. */
export const Default: Story = { tags: ['wide'] };
