import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import { Quilt, Seal } from './Quilt';

const meta = {
  component: Quilt,
  subcomponents: { Seal },
  args: { name: 'wide', className: '' },
  parameters: usage({
    keyboard: [],
    screenReader: 'Not read (`aria-hidden`): decoration.',
    requirements: [],
  }),
} satisfies Meta<typeof Quilt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['wide'] };
export const Strip: Story = { tags: ['phone'], args: { name: 'strip' } };
export const Closing: Story = { tags: ['phone'], args: { name: 'closing' } };
export const Head: Story = { tags: ['phone'], args: { name: 'head' } };
export const Seals: Story = {
  tags: ['phone'],
  render: () => <Seal family="protea" className="" />,
};
