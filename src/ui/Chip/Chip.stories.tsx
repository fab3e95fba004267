import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { Icon } from '../Icon/Icon';
import { actions } from '../layout.css';
import { Motif } from '../motif/Motif';
import { Chip } from './Chip';

const SEED = ['.. ..', '.. bS', '.. aS', '2L 2L'];

const meta = {
  component: Chip,
  args: { isPressed: false, onClick: fn(), children: 'Bootcamps' },
  parameters: {
    keyboard: { Tab: 'moves the focus to it', 'Space or Enter': 'presses it, or lets it go' },
    screenReader: 'Its words, “toggle button”, and whether it is pressed (`aria-pressed`). A disabled one says so.',
    requirements: ['S1-04', 'S2-79'],
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
