import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mailAddress, registrationAddress } from '../../catalogue/addresses';
import { fill } from '../../catalogue/fill';
import { applyNow } from '../../catalogue/interface/common.yaml';
import { openLesson, tellMe, tellMeSubject } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import * as styles from './ProgrammeActions.css';

interface ProgrammeActionsProps {
  programme: Programme;
  /** Place on the page. */
  place: keyof typeof styles.apply;
  /** More links beside them. */
  children?: ReactNode;
}

/**
 * Links to apply and to the open lesson on the applicant site, with the programme's name (S1-08, S1-09). An upcoming
 * programme has a message to the centre instead.
 */
export function ProgrammeActions({ programme: { name, isUpcoming }, place, children }: ProgrammeActionsProps) {
  if (isUpcoming) {
    return (
      <div className={`${styles.row.upcoming} ${styles.row[place]}`}>
        <Button href={mailAddress(fill(tellMeSubject, { name }))}>{tellMe}</Button>
        {children}
      </div>
    );
  }
  const size = place === 'bar' ? 'small' : 'medium';
  return (
    <div className={styles.row[place]}>
      <Button color="apply" size={size} className={styles.apply[place]} href={registrationAddress({ programme: name })}>
        {applyNow}
      </Button>
      <Button
        variant="outlined"
        size={size}
        className={styles.trial[place]}
        href={registrationAddress({ programme: name, intent: 'free-trial' })}
      >
        {place === 'bar' ? openLesson.inBar : openLesson.start}
      </Button>
      {place === 'closing' && (
        <Link className={`${actionLink} ${styles.about}`} to={paths.openLesson}>
          {openLesson.about}
        </Link>
      )}
      {children}
    </div>
  );
}
