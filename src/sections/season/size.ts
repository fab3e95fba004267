import type { Season } from './marks';

/** Height of a lane, in units: the words of its days, and under them what grows. */
export const LANE = 36;
/** The stem's height in its lane, half a bloom, and what is free between a bloom and the words over it. */
export const MIDDLE = 24;
export const HALF_BLOOM = 11;
export const WORDS_GAP = 2;
/** Before a stem's foot, units of the words of its first day where they stand upright in a turned drawing. */
export const WORDS_ROOM = 20;
/** Turned, the first lane is so much nearer to the trunk. */
export const TURNED_SHIFT = 6;
/** The soil, under the lanes. With the months it is as high as a lane. */
export const SOIL = 10;

/** Height of a drawing, in units. */
export const heightOf = ({ lanes, size }: Season) => (size * lanes.length + 1) * LANE;

/** Name of what a drawing uses again: a programme's bloom, a family's leaves. */
export const idOf = (name: string) => `season-${name.split('/').at(-1)}`;
