import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../Badge/Badge';
import { Motif } from '../motif/Motif';
import * as styles from './ProgrammeName.css';

interface ProgrammeNameProps extends Pick<ProgrammeFacts, 'path' | 'name' | 'icon' | 'category' | 'isUpcoming'> {
  /** `true` under a heading that names the category. */
  isInCategory?: boolean;
}

/**
 * Name of a programme in a table: motif, link, and category unless the name ends with it or a heading says it.
 * An upcoming one has a badge too (S2-120).
 */
export function ProgrammeName({ isInCategory = false, ...programme }: ProgrammeNameProps) {
  const { path, name, icon, isUpcoming } = programme;
  const category = categoryOf(programme);
  const saysCategory = isInCategory || name.endsWith(category.name);
  return (
    <span className={saysCategory ? `${styles.programmeName} ${styles.alone}` : styles.programmeName}>
      <Motif rows={icon} family={category.family} size={36} className={styles.motif} />
      <span>
        <Link className={styles.link} to={path}>
          {name}
        </Link>
        <span className={styles.space}> </span>
        <span className={styles.categoryName}>
          {!saysCategory && <span className={styles.space}>{isUpcoming ? `${category.name} ` : category.name}</span>}
          {isUpcoming && <ComingSoon />}
        </span>
      </span>
    </span>
  );
}
