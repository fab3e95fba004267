import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions } from '../layout.css';
import { Badge, ComingSoon } from './Badge';

const meta = {
  component: Badge,
  subcomponents: { ComingSoon },
  args: { look: 'open', icon: 'check', children: 'Open' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <div className={actions}>
      <Badge look="open" icon="check">
        Open
      </Badge>
      <Badge look="closing-soon" icon="alert">
        Closing soon
      </Badge>
      <Badge look="full" icon="minus">
        Full
      </Badge>
      <ComingSoon />
    </div>
  ),
};
export const LongWords: Story = {
  tags: ['layout'],
  args: { children: 'Aansoeke sluit binnekort, net drie plekke is oor' },
};
