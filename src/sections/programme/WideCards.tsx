import { daysOf, durationRange } from '../../catalogue/duration';
import type { ProgrammeFacts } from '../../catalogue/views';
import { WideCard } from './WideCard';
import { cards } from './WideCard.css';

/** Wide cards of a category's programmes, their durations on one scale. */
export function WideCards({ programmes }: { programmes: ProgrammeFacts[] }) {
  const longest = durationRange(programmes)?.[1];
  return (
    <ul className={cards}>
      {programmes.map((programme) => (
        <WideCard key={programme.path} programme={programme} longestDays={longest ? daysOf(longest.duration) : 1} />
      ))}
    </ul>
  );
}
