/** One fault in one place, as a check tells it. */
export interface Finding {
  /** What was expected, as 'contrast of 7:1'. */
  expected: string;
  /** Where, by role, name and band, and what was found there. */
  found: string;
}
