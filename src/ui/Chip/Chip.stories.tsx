import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { actions } from '../layout.css';
import { Motif } from '../motif/Motif';
import { Chip } from './Chip';

const SEED = ['.. ..', '.. bS', '.. aS', '2L 2L'];

const meta = {
  component: Chip,
  args: { isPressed: false, onClick: fn(), children: 'Bootcamps' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div className={actions}>
      <Chip {...args}>Not pressed</Chip>
      <Chip {...args} isPressed>
        <Icon name="check" /> Pressed
      </Chip>
      <Chip {...args} disabled>
        Disabled
      </Chip>
      <Chip {...args} isCompact>
        Compact
      </Chip>
      <Chip {...args} drawing={<Motif rows={SEED} family="seed" size={26} />}>
        With a drawing
      </Chip>
      <Chip {...args} isPressed drawing={<Motif rows={SEED} family="seed" size={26} />}>
        Pressed, with a drawing
      </Chip>
    </div>
  ),
};
export const LongWords: Story = {
  tags: ['layout'],
  args: { children: 'Beroepsgerigte volledige programme met sertifikate' },
};
export const Hover: Story = { ...States, tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
