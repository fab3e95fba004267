/** Limits of a marked task, for its schema and its drawing (S1-57). */

/** Highest score of a rubric criterion, drawn as leaves. */
export const MAX_SCORE = 4;
/** Lines of code that a task may have. */
export const CODE_LINES = 12;
