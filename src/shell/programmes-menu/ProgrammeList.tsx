import { memo } from 'react';
import type { MenuProgramme } from '../../catalogue/views';
import { rows } from './menuRow.css';
import { ProgrammeRow } from './ProgrammeRow';

interface ProgrammeListProps {
  programmes: readonly MenuProgramme[];
  search?: string;
}

/** The programmes of a category, or those found by a search; drawn anew only when they are others. */
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
