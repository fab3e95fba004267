import { nextIntakes } from 'virtual:catalogue/shell';
import { factsOf } from '../../catalogue/factsOf';
import { intakesAhead } from '../../catalogue/intakeDates';
import { nextToStart } from '../../catalogue/interface/search.yaml';
import type { OpenFacts } from '../../catalogue/views';
import { formatDay, formatFacts, formatRand } from '../../ui/format';
import { useToday } from '../../ui/useToday';
import { heading } from './DropdownPanel.css';
import { rows } from './menuRow.css';
import { ProgrammeRow } from './ProgrammeRow';

const MOST = 3;

/** The intakes that begin next on the visitor's day, with first day and fee, while no category is chosen (S2-31). */
export function NextIntakesInMenu() {
  const next = intakesAhead(nextIntakes, useToday()).slice(0, MOST);
  if (next.length === 0) return null;
  return (
    <div>
      <h2 className={heading}>{nextToStart}</h2>
      <ul className={rows}>
        {next.map(({ programme: path, starts }) => {
          const programme = factsOf<OpenFacts>(path);
          return (
            <li key={`${path} ${starts}`}>
              <ProgrammeRow
                programme={programme}
                detail={formatFacts([formatDay(starts), formatRand(programme.fee.once)])}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
