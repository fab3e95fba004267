import { nextToStart } from '../../catalogue/factsOf';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { formatDay, formatFacts, formatRand } from '../../ui/format';
import { useToday } from '../../ui/useToday';
import { heading } from './ElsewhereList.css';
import { rowsInPairs } from './menuRow.css';
import { ProgrammeRow } from './ProgrammeRow';

interface NextIntakesInMenuProps {
  /** At most so many. */
  count: number;
  /** Programmes that stand above already. */
  excluded?: readonly { name: string }[];
}

/** The intakes that begin next on the visitor's day, with first day and fee, where the panel has room (S2-31, S2-35). */
export function NextIntakesInMenu({ count, excluded = [] }: NextIntakesInMenuProps) {
  const next = nextToStart(useToday(), Number.POSITIVE_INFINITY)
    .filter(({ programme }) => !excluded.some(({ name }) => name === programme.name))
    .slice(0, count);
  if (next.length === 0) return null;
  return (
    <div>
      <h2 className={heading}>{searchTexts.nextToStart}</h2>
      <ul className={rowsInPairs}>
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
