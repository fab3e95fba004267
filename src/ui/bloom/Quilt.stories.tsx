import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import { inPlot, quilt } from './bloom.css';
import { Quilt, Seal } from './Quilt';

const meta = {
  component: Quilt,
  subcomponents: { Seal },
  args: { name: 'wide', className: quilt },
  parameters: usage({
    keyboard: [],
    screenReader: 'Not read (`aria-hidden`): decoration.',
    requirements: [],
  }),
} satisfies Meta<typeof Quilt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['wide'] };
export const Strip: Story = { tags: ['narrowest'], args: { name: 'strip' } };
export const Closing: Story = { tags: ['narrowest'], args: { name: 'closing' } };
export const Head: Story = { tags: ['narrowest'], args: { name: 'head' } };
export const Seals: Story = {
  tags: ['narrowest'],
  render: () => <Seal family="protea" className={inPlot} />,
};
