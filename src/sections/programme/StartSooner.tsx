import { Link } from 'react-router-dom';
import { sooner } from '../../catalogue/interface/programmePage.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';
import { Filled } from '../../ui/Filled';
import { formatShortDay } from '../../ui/format';
import { useNextIntake } from '../intakes/useNextIntake';
import { sheet } from './FactsSheet.css';

/** A programme to join in place of an upcoming one, with its first day; nothing while it has no intake. */
export function StartSooner({ path, name }: Pick<ProgrammeFacts, 'path' | 'name'>) {
  const intake = useNextIntake(path);
  return (
    intake && (
      <p className={sheet}>
        <Filled text={sooner} programme={<Link to={path}>{name}</Link>} day={formatShortDay(intake.starts)} />
      </p>
    )
  );
}
