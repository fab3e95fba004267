import { nextToStart } from '../../catalogue/factsOf';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { formatDay, formatFacts, formatRand } from '../../ui/format';
import { useToday } from '../../ui/useToday';
import { heading } from './DropdownPanel.css';
import { rows } from './menuRow.css';
import { ProgrammeRow } from './ProgrammeRow';

/** The intakes that begin next on the visitor's day, with first day and fee, while no category is chosen (S2-31). */
export function NextIntakesInMenu() {
  const next = nextToStart(useToday());
  if (next.length === 0) return null;
  return (
    <div>
      <h2 className={heading}>{searchTexts.nextToStart}</h2>
      <ul className={rows}>
        {next.map(({ programme, starts }) => (
          <li key={`${programme.path} ${starts}`}>
            <ProgrammeRow
              programme={programme}
              detail={formatFacts([formatDay(starts), formatRand(programme.fee.once)])}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
