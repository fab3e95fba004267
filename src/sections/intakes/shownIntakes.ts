import { builtOn } from 'virtual:catalogue/day';
import { notPast } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes';
import type { Intake } from '../../catalogue/schema';

/**
 * The intakes that tables and pictures show: those that were not past when the site was built. What is said of them
 * follows the visitor's day; which they are does not, so that nothing moves under the visitor's eyes.
 */
export function shownIntakes(): Intake[] {
  return notPast(intakes, builtOn);
}
