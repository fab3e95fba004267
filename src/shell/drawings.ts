/** Drawings of the shell, in tiles (see `ui/motif`). */
import type { MotifRows } from '../catalogue/schema';
import { leafPath } from '../ui/motif/tiles.ts';

/** The centre's logo. */
export const LOGO: MotifRows = ['aP bP', 'aP bP', '2P 3S', 'aL aL'];

/** Row, column and direction of each leaf, clockwise from the top. */
const RING = [
  [0, 1, 'b'],
  [0, 2, 'a'],
  [0, 3, 'a'],
  [1, 3, 'a'],
  [2, 3, 'b'],
  [3, 3, 'b'],
  [3, 2, 'b'],
  [3, 1, 'a'],
  [3, 0, 'a'],
  [2, 0, 'a'],
  [1, 0, 'b'],
  [0, 0, 'b'],
] as const;

/** Twelve petals of the spinner as paths, in a square of four tiles. */
export function petals(): string[] {
  return RING.map(([row, column, lean]) => leafPath(lean, column, row, 1));
}
