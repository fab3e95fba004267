import type { Meta, StoryObj } from '@storybook/react-vite';
import { Motif } from './Motif';
import { motifInTint, pattern } from './motif.css';
import { Pattern } from './Pattern';
import { outlinePattern } from './patterns';
import { ACCREDITATION_MARK } from './tiles';

const meta = {
  component: Pattern,
  args: { pattern: outlinePattern(['0 R 4', '5 1 S'], 'mixed'), className: pattern },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Pattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['wide'] };
export const Closing: Story = {
  tags: ['narrowest'],
  args: { pattern: outlinePattern(['- - 3 S', '0 1 2 R'], 'mixed') },
};
export const Header: Story = {
  tags: ['narrowest'],
  args: { pattern: outlinePattern(['- - R 3', '0 1 2 S'], 'protea') },
};
export const AccreditationMarks: Story = {
  tags: ['narrowest'],
  render: () => <Motif rows={ACCREDITATION_MARK} family="protea" className={motifInTint} />,
};
