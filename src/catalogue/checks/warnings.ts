/** Warnings: dates of a valid catalogue that have passed or soon will. */
import { daysAfter } from '../day';
import type { Catalogue } from '../index';
import { nextIntake } from '../intakeDates';
import { linesOf } from './messages';

/** Days before the security contact expires at which the build warns (RFC 9116). */
const SECURITY_CONTACT_NOTICE = 30;
const YEAR = 366;

/**
 * One line for each warning on `day`, with the way to correct it. A warning does not stop the build: a stale fact must not
 * block other updates.
 */
export function catalogueWarnings(
  { organisation, programmes, intakes, openLessons }: Catalogue,
  day: string,
): string[] {
  const expires = organisation.securityContactExpires;
  const contact = `src/catalogue/organisation.yaml: securityContactExpires is ${expires}`;
  const hasIntake = (path: string) =>
    nextIntake(
      intakes.filter(({ programme }) => programme === path),
      day,
    );
  return linesOf(
    ...programmes.map(
      ({ value: { path, isUpcoming } }) =>
        !(isUpcoming || hasIntake(path)) &&
        `src/catalogue/intakes.yaml: ${path} is open, but has no intake ahead on ${day}: add its next one`,
    ),
    !openLessons.some((lesson) => lesson.day >= day) &&
      `src/catalogue/openLessons.yaml: no open lesson is ahead on ${day}: add the next ones`,
    expires < daysAfter(day, SECURITY_CONTACT_NOTICE) &&
      `${contact}, less than ${SECURITY_CONTACT_NOTICE} days after ${day}: see that the contact answers, and set a later day`,
    expires > daysAfter(day, YEAR) && `${contact}, more than a year after ${day}: set an earlier day`,
  );
}
