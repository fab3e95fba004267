import type { Season } from './marks';

/** Height of a lane, in units: the words of its days, and under them what grows. */
export const LANE = 34;
/** The stem's height in its lane, and the baseline of the words over it. */
export const MIDDLE = 22;
export const WORDS = 11;
/** The soil, under the lanes. With the months it is as high as a lane. */
export const SOIL = 10;

/** Height of a drawing, in units. */
export const heightOf = ({ lanes }: Season) => (lanes.length + 1) * LANE;

/** Name of what a drawing uses again: a programme's bloom, a family's leaves. */
export const idOf = (name: string) => `season-${name.split('/').at(-1)}`;
