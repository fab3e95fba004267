import type { ReactNode } from 'react';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ProgrammeCard } from './ProgrammeCard';
import { grid } from './ProgrammeCards.css';

interface ProgrammeCardsProps {
  programmes: ProgrammeFacts[];
  className?: string;
  /** Further cards after the programmes. */
  children?: ReactNode;
}

/** Programme cards side by side, each as wide as a column. */
export function ProgrammeCards({ programmes, className = '', children }: ProgrammeCardsProps) {
  return (
    <ul className={`${grid} ${className}`}>
      {programmes.map((programme) => (
        <ProgrammeCard key={programme.path} programme={programme} />
      ))}
      {children}
    </ul>
  );
}
