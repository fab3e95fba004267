import { memo } from 'react';
import type { MenuProgramme, ProgrammeFacts } from '../../catalogue/views';
import { rows } from './menuRow.css';
import { ProgrammeRow } from './ProgrammeRow';

interface ProgrammeListProps {
  programmes: readonly (MenuProgramme | ProgrammeFacts)[];
  search?: string;
}

/** Programmes of a category or of a search, memoised. */
export const ProgrammeList = memo(function ProgrammeList({ programmes, ...row }: ProgrammeListProps) {
  return (
    <ul className={rows}>
      {programmes.map((programme) => (
        <li key={programme.path}>
          <ProgrammeRow programme={programme} {...row} />
        </li>
      ))}
    </ul>
  );
});
