import { nextIntakes } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { nextIntake } from '../../catalogue/intakeDates';
import { sooner } from '../../catalogue/interface/programmePage.yaml';
import { actionLink } from '../../ui/actionLink.css';
import { Filled } from '../../ui/Filled';
import { formatShortDay } from '../../ui/format';
import { useToday } from '../../ui/useToday';

/** The programme at `path`, to join in place of an upcoming one, with its first day; nothing while it has no intake. */
export function StartSooner({ path }: { path: string | undefined }) {
  const intake = nextIntake(
    nextIntakes.filter(({ programme }) => programme === path),
    useToday(),
  );
  return (
    intake && (
      <p>
        <Filled
          text={sooner}
          programme={
            <Link className={actionLink} to={intake.programme}>
              {intake.name}
            </Link>
          }
          day={formatShortDay(intake.starts)}
        />
      </p>
    )
  );
}
