import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../.storybook/usage';
import { inPlot, quilt } from './bloom.css';
import { Quilt } from './Quilt';
import { HOME, pageQuilt } from './quilts';
import { Seal } from './Seal';
import { Soil } from './Soil';

const meta = {
  component: Quilt,
  subcomponents: { Seal, Soil },
  args: { quilt: HOME.wide, className: quilt },
  parameters: usage({
    keyboard: [],
    screenReader: 'Not read (`aria-hidden`): decoration.',
    requirements: [],
  }),
} satisfies Meta<typeof Quilt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['wide'] };
export const Strip: Story = { tags: ['narrowest'], args: { quilt: HOME.strip } };
export const Closing: Story = { tags: ['narrowest'], args: { quilt: pageQuilt('closing', 'mixed') } };
export const Head: Story = { tags: ['narrowest'], args: { quilt: pageQuilt('head', 'protea') } };
export const Seals: Story = {
  tags: ['narrowest'],
  render: () => <Seal family="protea" className={inPlot} />,
};
