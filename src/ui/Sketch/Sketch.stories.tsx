import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sketch as Shapes } from '../../catalogue/sketch';
import { actions } from '../layout.css';
import { Section } from '../Section/Section';
import { Sketch } from './Sketch';

const meta = {
  component: Sketch,
  args: { sketch: ['bars', 10, 6, 3] },
} satisfies Meta<typeof Sketch>;

export default meta;
type Story = StoryObj<typeof meta>;

const SKETCHES: Shapes[] = [
  ['lines', 8, 5, 9, 4],
  ['bars', 10, 6, 3],
  ['rows', 6, 8, 7, 5],
  ['answer', 6, 7, 5],
  ['places', 2, 2, 1],
];

/** One of each shape, as wide as on a card, in the family's colours. */
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
