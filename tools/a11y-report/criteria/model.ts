/** One success criterion of WCAG 2.2, and how far this project can judge it. */
export interface Criterion {
  /** As `1.4.3`. */
  number: string;
  /** The criterion's official name. */
  name: string;
  level: 'A' | 'AA' | 'AAA' | 'best practice';
  /** Its anchor in https://www.w3.org/TR/WCAG22/, as `contrast-minimum`. */
  slug: string;
  /**
   * `machine`: the checks look at all that it asks for, so finding nothing means 'no failure found'.
   * `person`: the checks, where there are any, look at a part; somebody has to judge the rest.
   */
  decidedBy: 'machine' | 'person';
  /** What the checks prove of it, and what not; empty where they look at nothing. */
  proves: string;
  /** What to do by hand, a step each. */
  steps: string[];
  /** Why nothing on this site is subject to it, where that is so. */
  absent?: string;
}
