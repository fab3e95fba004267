/** Flat shapes of a window of work, for cards and preview images (S1-41). */
import type { Sketch } from '../../catalogue/sketch';

const block = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** A leaf with its tips at the top left and the bottom right, as in a motif. */
const leaf = (x: number, y: number, u: number) => `M${x} ${y}a${u} ${u} 0 0 1 ${u} ${u}a${u} ${u} 0 0 1 ${-u} ${-u}z`;

type Shapes = { petal: string; soft: string };

const each = (numbers: number[], draw: (number: number, index: number) => string) => numbers.map(draw).join('');

const DRAW: Record<Sketch[0], (lengths: number[]) => Shapes> = {
  // A stripe lies under the current line.
  lines: (lengths) => ({
    petal: each(lengths, (length, index) => block(index % 3, 2 * index + 0.2, length, 1)),
    soft: 'M0 3.8h12v1.8h-12z',
  }),
  bars: (lengths) => {
    const step = 8 / lengths.length;
    return {
      petal: each(lengths, (length, index) => block(0, step * index, 1.2 * length, 0.65 * step)),
      soft: each(lengths, (length, index) => block(1.2 * length, step * index, 12 - 1.2 * length, 0.65 * step)),
    };
  },
  rows: (lengths) => ({
    petal: each(lengths, (_, index) => leaf(0, 2.1 * index, 1.7)),
    soft: each(lengths, (length, index) => block(2.6, 2.1 * index + 0.3, 0.94 * length, 1.1)),
  }),
  // A question from the right, an answer with its source.
  answer: ([question = 1]) => ({
    petal: `${leaf(12 - question, 0, 1)}${block(12.6 - question, 0, question - 0.6, 1.6)}`,
    soft: `M0 3h10.5v2.6h-10.5z${leaf(0, 6.6, 1.2)}${block(1.8, 6.8, 5, 0.8)}`,
  }),
  places: (lengths) => ({
    petal: each(lengths, (_, index) => block(4.2 * index, 0, 3.6, 1.2)),
    soft: each(lengths, (length, index) =>
      Array.from({ length }, (_, at) => block(4.2 * index, 2 * (at + 1), 3.6, 1.5)).join(''),
    ),
  }),
};

/** Path of each colour, in a box of 12 by 8. */
export function sketchPaths([shape, ...lengths]: Sketch): Shapes {
  return DRAW[shape](lengths);
}
