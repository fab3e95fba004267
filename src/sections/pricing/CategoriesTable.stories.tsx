import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../../../.storybook/inBand';
import { usage } from '../../../.storybook/usage';
import page from '../../catalogue/pages/programPricing.yaml';
import { CategoriesTable } from './CategoriesTable';

const meta = {
  component: CategoriesTable,
  decorators: [inBand],
  args: page.categories,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      keyboard: [
        ['Tab', 'goes from link to link'],
        ['Enter', 'follows one'],
      ],
      screenReader:
        'A table with a caption: a column for each kind of study, a row for each question. Yes and No are words.',
      requirements: ['S1-05'],
    }),
  },
} satisfies Meta<typeof CategoriesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
