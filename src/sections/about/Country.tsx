import { Tiles } from '../../ui/motif/Motif';
import { ACCREDITATION_MARK } from '../../ui/motif/tiles';
import * as styles from './Country.css';

/** Outline of South Africa, simplified, without Lesotho; 88 by 79 units. */
const OUTLINE =
  'M1 40l3-3 2 4 4 1 4 0 5-3 1-22 3 6 0 5 1 2 4 0 3-4 3-4 3-2 5 3 4 0 3-2 2-4 3-1 1-2 2-4 5-4 7-5 5 2 5 0 2 7 2 5 0 7 0 2-4-1-3 4 0 3 3 2 4 0 0-2 4 0-1 5-1 5-6 5-2 5-4 6-7 7-7 5-5 3-4 0-1 2-4 1-7-1-7 0-3 2-5 0-3 3-4-2-3-2-2 1 0-4-3-4 3-2-1-5-3-6-3-7zM58 50l2 2 2-1 5-3 2-4-4-4-5 2-4 4z';

/** The centre's own place, Cape Town, in the outline's units. */
const PLACE = { x: 6, y: 58 };

/** Outline of the country, with an accreditation mark where the centre is. Decoration: the text beside it says so. */
export function Country() {
  return (
    <svg className={styles.country} viewBox="0 0 88 79" data-family="protea" aria-hidden="true">
      <path className={styles.outline} d={OUTLINE} />
      <Tiles rows={ACCREDITATION_MARK} unit={2.75} {...PLACE} />
    </svg>
  );
}
