import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { factsOf } from '../../catalogue/factsOf';
import { sooner } from '../../catalogue/interface/programmePage.yaml';
import { link } from '../../ui/Card/ProgrammeCardFrame.css';
import { Filled } from '../../ui/Filled';
import { formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { Motif } from '../../ui/motif/Motif';
import { useNextIntake } from '../../ui/useNextIntake';
import * as styles from './StartSooner.css';

/** The programme at `path` as a small card, to join in place of an upcoming one; nothing while it has no intake. */
export function StartSooner({ path = '' }: { path: string | undefined }) {
  const intake = useNextIntake(path);
  if (!intake) return null;
  const programme = factsOf(path);
  return (
    <div className={styles.card}>
      <Motif rows={programme.icon} family={categoryOf(programme).family} size={64} />
      <p>
        <Filled
          text={sooner}
          programme={
            <b className={styles.name}>
              <Link className={link} to={path}>
                {programme.name}
              </Link>
            </b>
          }
          day={formatShortDay(intake.starts)}
        />
      </p>
      <Icon name="arrow" />
    </div>
  );
}
