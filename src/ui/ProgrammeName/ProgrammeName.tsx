import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../Badge/Badge';
import { Motif } from '../motif/Motif';
import * as styles from './ProgrammeName.css';

type Named = Pick<ProgrammeFacts, 'path' | 'name' | 'isUpcoming'> & { className: string };

/** Name of a programme as a link to its page, or as text while it is upcoming (S2-61). */
export function ProgrammeLink({ path, name, isUpcoming, className }: Named) {
  if (isUpcoming) return name;
  return (
    <Link className={className} to={path}>
      {name}
    </Link>
  );
}

interface ProgrammeNameProps extends Pick<ProgrammeFacts, 'path' | 'name' | 'icon' | 'category' | 'isUpcoming'> {
  /** `true` under a heading that names the category. */
  isInCategory?: boolean;
}

/**
 * Name of a programme in a table: motif, link, and category unless the name ends with it or a heading says it.
 * An upcoming one has a badge and no link (S2-120).
 */
export function ProgrammeName({ isInCategory = false, ...programme }: ProgrammeNameProps) {
  const { name, icon, isUpcoming } = programme;
  const category = categoryOf(programme);
  const saysCategory = isInCategory || name.endsWith(category.name);
  return (
    <span className={saysCategory ? `${styles.programmeName} ${styles.alone}` : styles.programmeName}>
      <Motif rows={icon} family={category.family} size={36} className={styles.motif} />
      <span>
        <ProgrammeLink {...programme} className={styles.link} />
        <span className={styles.space}> </span>
        <span className={styles.categoryName}>
          {!saysCategory && <span className={styles.space}>{isUpcoming ? `${category.name} ` : category.name}</span>}
          {isUpcoming && <ComingSoon />}
        </span>
      </span>
    </span>
  );
}
