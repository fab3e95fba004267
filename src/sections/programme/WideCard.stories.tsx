import { facts } from 'virtual:catalogue/facts';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { ModuleStrip } from './ModuleStrip';
import { WideCard } from './WideCard';
import { WideCards } from './WideCards';

const bootcamps = facts.filter(({ category }) => category === 'bootcamp');

const meta = {
  component: WideCard,
  subcomponents: { ModuleStrip, WideCards },
  args: { programme: facts[0] as (typeof facts)[number], longestDays: 180 },
  parameters: {
    requirements: ['S1-62', 'S1-63', 'S2-61'],
  },
} satisfies Meta<typeof WideCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { render: () => <WideCards programmes={bootcamps.slice(0, 2)} /> };
export const One: Story = { render: () => <WideCards programmes={bootcamps.slice(0, 1)} /> };
export const Upcoming: Story = {
  render: () => <WideCards programmes={bootcamps.filter(({ isUpcoming }) => isUpcoming)} />,
};
export const NoDateYet: Story = { ...One, parameters: { day: '2031-01-01' } };
export const Hover: Story = { ...One, tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Narrowest: Story = { ...One, tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
