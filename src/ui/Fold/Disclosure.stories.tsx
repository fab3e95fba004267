import type { Meta, StoryObj } from '../../../.storybook/story';
import { DisclosureIcon } from '../DisclosureIcon/DisclosureIcon';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  subcomponents: { DisclosureIcon },
  args: { header: <h3>What the fee pays for</h3>, children: <p>All live lessons and their recordings</p> },
  parameters: {
    keyboard: { 'Enter, Space': 'opens and closes it, where it can be collapsed' },
    screenReader: 'On a small screen a heading that is expanded or collapsed; on a wide one a heading and its text.',
    requirements: ['S2-91'],
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
