import { facts } from 'virtual:catalogue/facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories } from '../../catalogue/categories.yaml';
import { categoryOf } from '../../catalogue/categoryOf';
import type { Family } from '../../catalogue/schema';
import { actions } from '../layout.css';
import { Section } from '../Section/Section';
import { Motif, Tiles, TintedMotif } from './Motif';
import { TravellingMotif } from './TravellingMotif';

const ROWS = ['aP bP', 'aQ bQ', 'aP 3S', 'aL aL'];
const FAMILIES: Family[] = ['protea', 'pincushion', 'erica', 'restio', 'seed'];

const meta = {
  component: Motif,
  subcomponents: { TintedMotif, TravellingMotif, Tiles },
  args: { rows: ROWS, family: 'protea', size: 96 },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Motif>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours and the tint of each family. */
export const Families: Story = {
  render: ({ rows }) => (
    <div className={actions}>
      {FAMILIES.map((family) => (
        <Motif key={family} rows={rows} family={family} size={64} />
      ))}
    </div>
  ),
};
export const Categories: Story = {
  render: () => (
    <div className={actions}>
      {categories.map(({ id, icon, family }) => (
        <Motif key={id} rows={icon} family={family} size={64} />
      ))}
    </div>
  ),
};
export const Programmes: Story = {
  render: () => (
    <div className={actions}>
      {facts.map((programme) => (
        <Motif key={programme.path} rows={programme.icon} family={categoryOf(programme).family} size={64} />
      ))}
    </div>
  ),
};
/** On a dark band the surface sets the colours. */
export const OnADarkBand: Story = {
  render: (args) => (
    <Section surface="deep">
      <Motif {...args} />
    </Section>
  ),
  parameters: { layout: 'fullscreen' },
};
