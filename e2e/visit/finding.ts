/** One fault in one place, as a check tells it. */
export interface Finding {
  /** Expected result, as 'contrast of 7:1'. */
  expected: string;
  /** Place, by role, name and band, and the actual result there. */
  found: string;
}
