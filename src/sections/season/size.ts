import type { Season } from './marks';

/** Height of a lane, in units. */
export const LANE = 32;
/** The stem's height in its lane. */
export const MIDDLE = LANE / 2;
/** Height of what lies under the lanes: as high as two. */
const SOIL = 2 * LANE;

/** Height of a drawing, in units. */
export const heightOf = ({ lanes }: Season) => lanes.length * LANE + SOIL;

/** Name of what a drawing uses again: a programme's bloom, a family's leaves. */
export const idOf = (name: string) => `season-${name.split('/').at(-1)}`;
