import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { Motif } from '../../ui/motif/Motif';
import * as styles from './ProgrammeName.css';

/** Name of a programme in a table: motif, link, and category unless the name ends with it. An upcoming one has a badge and no link (S2-120). */
export function ProgrammeName({
  path,
  name,
  icon,
  category,
  isUpcoming,
}: Pick<ProgrammeFacts, 'path' | 'name' | 'icon' | 'category' | 'isUpcoming'>) {
  const kind = categoryOf({ category });
  return (
    <span className={styles.name}>
      <Motif rows={icon} family={kind.family} size={36} className={styles.motif} />
      <span>
        {isUpcoming ? (
          name
        ) : (
          <Link className={styles.link} to={path}>
            {name}
          </Link>
        )}{' '}
        {!name.endsWith(kind.name) && <span className={styles.kind}>{kind.name}</span>} {isUpcoming && <ComingSoon />}
      </span>
    </span>
  );
}
