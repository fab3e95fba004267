import { slugOf } from '../../catalogue/slugs';
import type { SeasonData } from './seasonData';

/** Height of a lane, in units: the words of its days, and under them what grows. */
export const LANE = 36;
/** Y of the stem within its lane. */
export const MIDDLE = 24;
/** Half the height of a bloom. */
export const HALF_BLOOM = 11;
/** Gap between a bloom and its label. */
export const WORDS_GAP = 2;
/** Units before a stem for the label of its first day, which is upright in a turned drawing. */
export const WORDS_ROOM = 20;
/** Distance by which the first lane is nearer to the trunk in a turned drawing. */
export const TURNED_SHIFT = 6;
/** The soil, under the lanes. With the months it is as high as a lane. */
export const SOIL = 10;

/** Height of a drawing, in units. */
export const heightOf = ({ lanes, laneScale }: SeasonData) => (laneScale * lanes.length + 1) * LANE;

/** Name of what a drawing uses again: a programme's bloom, a family's leaves. */
export const seasonId = (name: string) => `season-${slugOf(name)}`;
