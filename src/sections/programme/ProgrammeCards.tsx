import type { ReactNode } from 'react';
import type { ProgrammeFacts } from '../../catalogue/views';
import { columns } from '../../ui/columns';
import { ProgrammeCard } from './ProgrammeCard';
import { cards, grid } from './ProgrammeCards.css';

interface ProgrammeCardsProps {
  programmes: ProgrammeFacts[];
  /** `grid` keeps each card as wide as a column; `row` shares the full width. */
  layout?: 'grid' | 'row';
  className?: string;
  /** Further cards after the programmes. */
  children?: ReactNode;
}

/** Programme cards side by side. */
export function ProgrammeCards({ programmes, layout = 'grid', className = '', children }: ProgrammeCardsProps) {
  const arrangement = layout === 'row' ? `${columns(programmes.length)} ${cards}` : grid;
  return (
    <ul className={`${arrangement} ${className}`}>
      {programmes.map((programme) => (
        <ProgrammeCard key={programme.path} programme={programme} />
      ))}
      {children}
    </ul>
  );
}
