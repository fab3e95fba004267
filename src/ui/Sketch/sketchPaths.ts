/** Flat shapes of a window of work, for cards and preview images (S1-41). */
import type { Sketch } from '../../catalogue/sketch';

const block = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** A leaf with its tips at the top left and the bottom right, as in a motif. */
const leaf = (x: number, y: number, u: number) => `M${x} ${y}a${u} ${u} 0 0 1 ${u} ${u}a${u} ${u} 0 0 1 ${-u} ${-u}z`;

type Shapes = { petal: string; soft: string };

function rows(lengths: number[], mark: (y: number, index: number) => string): Shapes {
  return {
    petal: lengths.map((length, index) => block(2, 2 * index + 0.5, length, 1)).join(''),
    soft: lengths.map((_, index) => mark(2 * index + 0.5, index)).join(''),
  };
}

const DRAW: Record<Sketch[0], (lengths: number[]) => Shapes> = {
  log: (lengths) => rows(lengths, (y) => leaf(0, y, 1)),
  code: (lengths) => ({
    petal: lengths.map((length, index) => block(index % 3, 2 * index + 0.5, length, 1)).join(''),
    soft: '',
  }),
  chart: (lengths) => {
    const step = 12 / lengths.length;
    const bars = lengths.map((length, index) => block(step * index, 8 - 0.8 * length, step - 0.6, 0.8 * length));
    return { petal: bars[0] ?? '', soft: bars.slice(1).join('') };
  },
  page: () => ({
    petal: `${leaf(0, 1.6, 3.4)}${block(4.6, 1.6, 7, 1)}${block(4.6, 4, 3, 1)}`,
    soft: `${block(0, 0, 12, 0.7)}${block(0, 6.2, 3.4, 1.8)}${block(4.3, 6.2, 3.4, 1.8)}${block(8.6, 6.2, 3.4, 1.8)}`,
  }),
  form: (lengths) => ({
    petal: lengths.map((_, index) => block(0, 2 * index + 0.4, 2.6, 0.8)).join('') + block(0, 6.6, 4, 1.4),
    soft: lengths.map((length, index) => block(4, 2 * index, 2 + 0.6 * length, 1.5)).join(''),
  }),
  prompt: ([answer = 1, ...checks]) => ({
    petal: `${block(0, 2.8, answer, 0.9)}${checks.map((_, index) => leaf(0, 4.6 + 1.3 * index, 0.9)).join('')}`,
    soft: `M3 0h9v1h-1v1h-8z${checks.map((length, index) => block(1.6, 4.7 + 1.3 * index, length, 0.7)).join('')}`,
  }),
};

/** Path of each colour, in a box of 12 by 8. */
export function sketchPaths([kind, ...lengths]: Sketch): Shapes {
  return DRAW[kind](lengths);
}
