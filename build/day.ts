/** The day a build is true for. */
import { z } from 'zod';
import { visitorDay } from '../src/catalogue/day.ts';

/** The day on which tests live, in the build as in the browser: what they expect is true of it. */
export const TEST_DAY = '2026-11-21';

/**
 * Today in Johannesburg, or `SITE_DAY`, with which a build for another day can be looked at.
 * Throws one line when that is not a day.
 */
export function buildDay({ SITE_DAY }: Record<string, string | undefined> = process.env): string {
  if (!SITE_DAY) return visitorDay(Date.now());
  if (!z.iso.date().safeParse(SITE_DAY).success)
    throw new Error(`SITE_DAY is '${SITE_DAY}': it must be a date such as 2027-02-01, or not be set`);
  return SITE_DAY;
}
