import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccreditationMark } from './AccreditationMark';
import { motifInTint, pattern } from './motif.css';
import { Pattern } from './Pattern';
import { closingPattern, HOME, outlinePattern } from './patterns';

const meta = {
  component: Pattern,
  subcomponents: { AccreditationMark },
  args: { pattern: HOME, className: pattern },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Pattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['wide'] };
export const Closing: Story = { tags: ['narrowest'], args: { pattern: closingPattern('mixed') } };
export const Header: Story = {
  tags: ['narrowest'],
  args: { pattern: outlinePattern(['- - R 3', '0 1 2 S'], 'protea') },
};
export const AccreditationMarks: Story = {
  tags: ['narrowest'],
  render: () => <AccreditationMark family="protea" className={motifInTint} />,
};
