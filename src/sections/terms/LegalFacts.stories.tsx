import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/terms-and-conditions.yaml';
import { LegalFacts } from './LegalFacts';

const meta = {
  component: LegalFacts,
  args: page.who,
  parameters: {
    requirements: [],
  },
} satisfies Meta<typeof LegalFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
