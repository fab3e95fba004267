import type { ProgrammeFacts } from '../../catalogue/views';
import { ProgrammeCard } from './ProgrammeCard';

/** A grid of programmes. */
export function ProgrammeCards({ programmes }: { programmes: ProgrammeFacts[] }) {
  return (
    <ul className="cards">
      {programmes.map((programme) => (
        <ProgrammeCard key={programme.path} programme={programme} />
      ))}
    </ul>
  );
}
