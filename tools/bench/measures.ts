/** Measures of one visit of one page, and their medians over several rounds. */

import type { MainThread } from './mainThread';

/** Times in ms on Lighthouse's simulated cheap phone, scores from 0 to 100, transferred bytes. */
export interface LighthouseMeasures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  bytes: number;
  scriptBytes: number;
}

export type Measures = LighthouseMeasures & MainThread;

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The median of each measure by itself. `rounds` has at least one. */
export function medians(rounds: Measures[]): Measures {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Measures)[];
  return Object.fromEntries(keys.map((key) => [key, median(rounds.map((round) => round[key]))])) as unknown as Measures;
}
