/** The day for which a build is true. */
import { z } from 'zod';
import { visitorDay } from '../src/catalogue/day.ts';
import { isFixture } from './catalogueChoice.mjs';

/** The day on which tests run, in the build and in the browser. */
export const TEST_DAY = '2026-11-21';

/**
 * Today in Johannesburg; with the fixture the day of the tests. `SITE_DAY` builds the site for another day.
 * Throws a one-line error when `SITE_DAY` is not a date.
 */
export function buildDay(env: Record<string, string | undefined> = process.env): string {
  const { SITE_DAY } = env;
  if (!SITE_DAY) return isFixture(env) ? TEST_DAY : visitorDay(Date.now());
  if (!z.iso.date().safeParse(SITE_DAY).success)
    throw new Error(`SITE_DAY is '${SITE_DAY}': it must be a date such as 2027-02-01, or not be set`);
  return SITE_DAY;
}
