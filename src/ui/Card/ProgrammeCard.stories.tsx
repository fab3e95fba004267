import { facts } from 'virtual:catalogue/facts';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { CardArt } from './CardArt';
import { ProgrammeCard } from './ProgrammeCard';
import { ProgrammeCards } from './ProgrammeCards';
import { grid } from './ProgrammeCards.css';

const first = facts[0] as (typeof facts)[number];

const meta = {
  component: ProgrammeCard,
  subcomponents: { CardArt, ProgrammeCards },
  render: (args) => (
    <ul className={grid}>
      <ProgrammeCard {...args} />
    </ul>
  ),
  args: { programme: first },
  parameters: {
    requirements: ['S1-04', 'S2-61'],
  },
} satisfies Meta<typeof ProgrammeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Upcoming: Story = { args: { programme: facts.find(({ isUpcoming }) => isUpcoming) ?? first } };
export const LongWords: Story = {
  args: {
    programme: {
      ...first,
      name: 'Vooruitgangsgerigte programmeringsvaardigheidsontwikkeling vir werkende volwassenes',
      summary: `${first.summary} ${first.summary}`,
    },
  },
};
export const Many: Story = { render: () => <ProgrammeCards programmes={facts.slice(0, 5)} /> };
export const Hover: Story = { tags: ['wide'], globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['a'] } } };
export const Narrowest: Story = { tags: ['narrowest'], globals: { viewport: { value: 'w320' } } };
