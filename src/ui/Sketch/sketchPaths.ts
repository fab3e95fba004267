/** Flat shapes of a window of work, for cards and preview images (S1-41). */
import type { Sketch } from '../../catalogue/sketch';

const block = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** A leaf with its tips at the top left and the bottom right, as in a motif. */
const leaf = (x: number, y: number, u: number) => `M${x} ${y}a${u} ${u} 0 0 1 ${u} ${u}a${u} ${u} 0 0 1 ${-u} ${-u}z`;

type Shapes = { petal: string; soft: string };

const each = (numbers: number[], draw: (number: number, index: number) => string) => numbers.map(draw).join('');
const times = (count: number, draw: (index: number) => string) => each(Array(count).fill(0), (_, index) => draw(index));
/** Lines of a program, `step` apart. */
const code = (lengths: number[], step: number) =>
  each(lengths, (length, index) => block(index % 3, step * index + 0.2, length, step / 2));

const DRAW: Record<Sketch[0], (lengths: number[]) => Shapes> = {
  log: (lengths) => ({
    petal: each(lengths, (length, index) => block(2, 2 * index + 0.5, length, 1)),
    soft: times(lengths.length, (index) => leaf(0, 2 * index + 0.5, 1)),
  }),
  // A stripe lies under the current line.
  code: (lengths) => ({ petal: code(lengths, 2), soft: 'M0 3.8h12v1.8h-12z' }),
  // A program over its tests.
  tests: (lengths) => ({ petal: times(3, (index) => leaf(4 * index, 5.6, 2.2)), soft: code(lengths, 1.3) }),
  chart: (lengths) => {
    const step = 12 / lengths.length;
    const [first = '', ...bars] = lengths.map((length, index) =>
      block(step * index, 8 - 0.8 * length, step - 0.6, 0.8 * length),
    );
    return { petal: first, soft: bars.join('') };
  },
  shop: () => ({
    petal: `${leaf(0, 0, 4)}${block(5, 0.6, 7, 1.2)}${block(5, 2.6, 4, 0.8)}`,
    soft: times(3, (index) => block(4.25 * index, 5, 3.5, 3)),
  }),
  // A question from the right, an answer with its source.
  desk: ([question = 1]) => ({
    petal: `${leaf(12 - question, 0, 1)}${block(12.6 - question, 0, question - 0.6, 1.6)}`,
    soft: `M0 3h10.5v2.6h-10.5z${leaf(0, 6.6, 1.2)}${block(1.8, 6.8, 5, 0.8)}`,
  }),
  // Minutes beside the notes with which they are compared.
  minutes: (lengths) => ({
    petal: each(lengths, (length, index) => block(5.4, 2.8 * index + 0.4, 0.55 * length + 1, 1.4)),
    soft: `M0 0h4.4v8h-4.4z${leaf(10.6, 3, 1.4)}`,
  }),
  flow: () => ({
    petal: times(4, (index) => leaf(0, 2.1 * index, 1.7)),
    soft: times(4, (index) => block(2.6, 2.1 * index + 0.3, index % 2 ? 7 : 9.4, 1.1)),
  }),
  rounds: (lengths) => ({
    petal: each(lengths, (length, index) => block(0, 2.9 * index, 1.2 * length, 1.8)),
    soft: each(lengths, (length, index) => block(1.2 * length, 2.9 * index, 12 - 1.2 * length, 1.8)),
  }),
  board: (lengths) => ({
    petal: each(lengths, (length, index) => times(length, (at) => leaf(2.2 * at, 2.1 * index, 1.7))),
    soft: each(lengths, (length, index) => block(2.2 * length, 2.1 * index + 0.4, 12 - 2.2 * length, 0.9)),
  }),
  sort: (lengths) => ({
    petal: times(3, (index) => block(4.2 * index, 0, 3.6, 1.2)),
    soft: each(lengths, (length, index) => times(length, (at) => block(4.2 * index, 2 * (at + 1), 3.6, 1.5))),
  }),
};

/** Path of each colour, in a box of 12 by 8. */
export function sketchPaths([kind, ...lengths]: Sketch): Shapes {
  return DRAW[kind](lengths);
}
