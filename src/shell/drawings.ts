/** What the shell draws, in tiles (see `ui/bloom`). */
import type { Icon } from '../catalogue/schema';

/** The centre’s glyph. */
export const LOGO: Icon = ['aP bP', 'aP bP', '2P 3S', 'aL aL'];

/** What is yet to grow: the way in for beginners, a search that found nothing. */
export const SEEDLING: Icon = ['.. ..', '.. bS', '.. aS', '2L 2L'];

export const IN_BLOOM: Icon = ['aP bP', 'aQ bQ', 'aP 3S', 'aL aL'];

/** The stages of growth along the foot of the phone's menu. */
export const GROWTH = [
  { family: 'seed', rows: SEEDLING },
  { family: 'pincushion', rows: ['.. ..', 'aL aL', '.. lL', '2L 2L'] },
  { family: 'protea', rows: ['.. bP', '.. aP', 'aL lL', '2L 2L'] },
  { family: 'protea', rows: IN_BLOOM },
] as const;

/** A leaf on a raster of 12 units, by its row, its column and the way it leans. */
function petal([row, column, lean]: readonly [number, number, 'a' | 'b']) {
  const left = column * 12;
  const top = row * 12;
  const [from, to] = lean === 'a' ? [left, left + 12] : [left + 12, left];
  return `M${from} ${top}A12 12 0 0 1 ${to} ${top + 12}A12 12 0 0 1 ${from} ${top}Z`;
}

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

/** The spinner's twelve petals as paths, clockwise from the top, in a square of 48 units. */
export const PETALS = RING.map(petal);
