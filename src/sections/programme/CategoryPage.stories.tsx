import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/bootcamps.yaml';
import { CategoryPage } from './CategoryPage';

const meta = {
  component: CategoryPage,
  args: { page },
  parameters: {
    requirements: ['S1-04'],
    isBand: true,
  },
} satisfies Meta<typeof CategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page, which the page pictures cover. */
export const APage: Story = { tags: ['no-picture', 'wide'] };
