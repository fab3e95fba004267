import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';

/** A group, drawn: twenty seats as seeds and one facilitator in bloom. Decoration: words beside it say the same. */
export function Seats() {
  return (
    <svg data-family="erica" data-part="bed" viewBox="0 0 30 16" aria-hidden="true">
      <pattern id="seat" width="4" height="4" patternUnits="userSpaceOnUse">
        <Tiles rows={GROWTH_STAGES[0]} />
      </pattern>
      <rect width="20" height="16" fill="url(#seat)" />
      <Tiles rows={GROWTH_STAGES[3]} unit={2} x={21} y={8} />
    </svg>
  );
}
