import type { ReactNode } from 'react';
import type { ProgrammeFacts } from '../../catalogue/views';
import { columns } from '../../ui/columns';
import { ProgrammeCard } from './ProgrammeCard';
import { cards, grid } from './ProgrammeCards.css';

interface ProgrammeCardsProps {
  programmes: ProgrammeFacts[];
  /** In a grid each card keeps a column's width; few in a row share the whole. */
  layout?: 'grid' | 'row';
  /** For a list of its own kind. */
  className?: string;
  /** Cards of what is no programme, after theirs. */
  children?: ReactNode;
}

/** Programmes side by side. */
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
