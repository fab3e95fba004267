/** Parts of the drawings of steps: motif tiles in a box of 8 by 8 on the ground. */

/** Tiles of side `unit` from `x`, `y`, row by row and not mirrored. A later layer lies on an earlier one. */
type Layer = readonly [x: number, y: number, unit: number, ...rows: string[]];
export type Drawing = readonly Layer[];

/** A sheet with the corners of a leaf. */
export const sheet = (x: number, y: number, columns: number, rows: number, colour: string, unit = 1): Layer => [
  x,
  y,
  unit,
  ...Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const shape = row + column === 0 ? 3 : row + column === rows + columns - 2 ? 1 : '#';
      return shape + colour;
    }).join(' '),
  ),
];
/** A bar of `length` tiles: a line of writing. */
export const line = (x: number, y: number, length: number, colour = 'M', unit = 0.6): Layer => [
  x,
  y,
  unit,
  Array(length).fill(`#${colour}`).join(' '),
];
export const leaf = (x: number, y: number, colour = 'S'): Layer => [x, y, 1.2, `a${colour}`];
export const bubble = (x: number, y: number, columns: number, rows: number, colour: string): Layer[] => [
  sheet(x, y, columns, rows, colour),
  [x + 1, y + rows, 1, `1${colour}`],
];
/** A screen on its foot. */
export const SCREEN: Layer[] = [sheet(0, 0.5, 4, 3, 'L', 2), line(0, 7.2, 10, 'P', 0.8)];
export const PAGE = sheet(1, 0, 3, 4, 'L', 2);
/** A sheet under a bar: a window, or a calendar. */
export const WINDOW: Layer[] = [sheet(0.5, 1, 7, 7, 'L'), [0.5, 1, 1, '3P #P #P #P #P #P #P']];
