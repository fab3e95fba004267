import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/feestructure.yaml';
import { FeesTable } from './FeesTable';

const meta = {
  component: FeesTable,
  args: page.table,
  parameters: {
    keyboard: { Tab: 'goes from link to link', Enter: 'follows one' },
    screenReader: 'A table with a caption; the first cell of each row is the programme.',
    requirements: ['S1-05'],
  },
} satisfies Meta<typeof FeesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
/** The print styles. */
export const OnPaper: Story = { tags: ['wide', 'paper'], globals: { paper: 'paper' } };
