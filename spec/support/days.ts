/** Days for tests: the one that they live on, and whole years of them. */
import { daysAfter } from '../../src/catalogue/day';

export { TEST_DAY } from '../../build/day';

/** The 366 days from `first` on, so that a leap year is whole too. */
export function yearFrom(first: string): string[] {
  return Array.from({ length: 366 }, (_, index) => daysAfter(first, index));
}
