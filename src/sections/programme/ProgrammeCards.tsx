import type { ProgrammeFacts } from '../../catalogue/views';
import { ProgrammeCard } from './ProgrammeCard';
import { cards } from './ProgrammeCards.css';

interface ProgrammeCardsProps {
  programmes: ProgrammeFacts[];
  /** In a grid each card keeps a column's width; few in a row share the whole. */
  layout?: keyof typeof cards;
}

/** Programmes side by side. */
export function ProgrammeCards({ programmes, layout = 'grid' }: ProgrammeCardsProps) {
  return (
    <ul className={cards[layout]}>
      {programmes.map((programme) => (
        <ProgrammeCard key={programme.path} programme={programme} />
      ))}
    </ul>
  );
}
