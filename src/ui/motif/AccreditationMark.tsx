import type { Family } from '../../catalogue/schema';
import { Tiles } from './Motif';
import { ACCREDITATION_MARK } from './tiles';

/** Drawn mark of an accreditation: a ring, not the logo of a real body. */
export function AccreditationMark({ family, className }: { family: Family; className: string }) {
  return (
    <svg className={className} data-family={family} viewBox="0 0 4 4" aria-hidden="true">
      <Tiles rows={ACCREDITATION_MARK} />
    </svg>
  );
}
