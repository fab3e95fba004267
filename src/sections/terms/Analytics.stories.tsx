import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/terms-and-conditions.yaml';
import { Analytics } from './Analytics';
import { AnalyticsSwitch } from './AnalyticsSwitch';

const meta = {
  component: Analytics,
  subcomponents: { AnalyticsSwitch },
  args: page.analytics,
  parameters: {
    keyboard: { 'Space or Enter': 'on the switch, where there is one: turns analytics off or on' },
    screenReader: 'What is the case is a status. The switch is a toggle button, “Analytics”, pressed while it is on.',
    requirements: ['S2-09', 'S7-07'],
  },
} satisfies Meta<typeof Analytics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = { tags: ['phone'] };
