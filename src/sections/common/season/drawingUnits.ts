/** Height of a lane, in units: the words of its days, and under them what grows. */
export const LANE = 42;
/** Y of the stem within its lane. */
export const MIDDLE = 29;
/** Half the height of a bloom. */
export const HALF_BLOOM = 11;
/** Gap between a bloom and its label. */
export const WORDS_GAP = 3;
/** Units before a stem for the label of its first day, which is upright in a turned drawing. */
export const WORDS_ROOM = 20;
/** Distance by which the first lane is nearer to the trunk in a turned drawing. */
export const TURNED_SHIFT = 6;
/** The soil, under the lanes, and its height with the months. */
export const SOIL = 10;
export const GROUND_HEIGHT = 34;
