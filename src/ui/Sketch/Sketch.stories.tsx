import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sketch as Shapes } from '../../catalogue/sketch';
import { actions } from '../layout.css';
import { Section } from '../Section/Section';
import { Sketch } from './Sketch';

const meta = {
  component: Sketch,
  args: { sketch: ['chart', 10, 6, 3] },
} satisfies Meta<typeof Sketch>;

export default meta;
type Story = StoryObj<typeof meta>;

const SKETCHES: Shapes[] = [
  ['log', 7, 9, 4],
  ['code', 8, 5, 9, 4],
  ['tests', 8, 7, 9, 3],
  ['chart', 10, 6, 3],
  ['shop'],
  ['desk', 6, 7, 5],
  ['minutes', 6, 8, 7],
  ['flow'],
  ['rounds', 8, 3, 10],
  ['board', 4, 3, 4, 5],
  ['sort', 2, 2, 1],
];

/** One of each kind, as wide as on a card, in the family's colours. */
export const Kinds: Story = {
  tags: ['phone'],
  render: () => (
    <Section>
      <div className={actions} data-family="pincushion">
        {SKETCHES.map((sketch) => (
          <span key={sketch[0]}>
            <Sketch sketch={sketch} />
          </span>
        ))}
      </div>
    </Section>
  ),
};
