import { Link } from 'react-router-dom';
import { applyNow } from '../../catalogue/interface/common.yaml';
import { trial } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { paths, registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import * as styles from './ProgrammeActions.css';

interface ProgrammeActionsProps {
  programme: Programme;
  /** Place on the page. */
  place: keyof typeof styles.row;
}

/** Links to apply and to the free trial on the applicant site, with the programme's name (S1-08, S1-09). */
export function ProgrammeActions({ programme: { name }, place }: ProgrammeActionsProps) {
  const shared = { size: place === 'bar' ? 'small' : 'medium', className: styles.action[place] } as const;
  return (
    <div className={styles.row[place]}>
      <Button color="apply" {...shared} href={registrationAddress({ programme: name })}>
        {applyNow}
      </Button>
      <Button variant="outlined" {...shared} href={registrationAddress({ programme: name, intent: 'free-trial' })}>
        {place === 'bar' ? trial.inBar : trial.start}
      </Button>
      {place !== 'bar' && (
        <Link className={actionLink} to={paths.freeTrial}>
          {trial.about}
        </Link>
      )}
    </div>
  );
}
