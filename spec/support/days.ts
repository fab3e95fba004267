/** Days for tests: the day of tests, and whole years. */
import { daysAfter } from '../../src/catalogue/day';

export { TEST_DAY } from '../../build/day';

/** The 366 days from `first` on, so that a leap year is whole too. */
export function yearFrom(first: string): string[] {
  return Array.from({ length: 366 }, (_, index) => daysAfter(first, index));
}
