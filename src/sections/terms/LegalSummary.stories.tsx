import type { Meta, StoryObj } from '../../../.storybook/story';
import { LegalSummary } from './LegalSummary';

const meta = {
  component: LegalSummary,
  args: {
    parts: [
      { id: 'refunds', heading: 'Refunds', short: 'You pay nothing until we confirm your place.' },
      { id: 'complaints', heading: 'Complaints', short: 'Write to us first. We answer within 5 working days.' },
      { id: 'analytics', heading: 'Analytics' },
    ],
  },
  parameters: {
    requirements: ['S2-96'],
  },
} satisfies Meta<typeof LegalSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
