import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { Link } from '../../ui/Link';
import { Motif } from '../../ui/motif/Motif';
import * as styles from './ProgrammeName.css';

/** Row header of a table: glyph, programme link and category. */
export function ProgrammeName({
  path,
  name,
  icon,
  category,
}: Pick<ProgrammeFacts, 'path' | 'name' | 'icon' | 'category'>) {
  const kind = categoryOf({ category });
  return (
    <span className={styles.name}>
      <Motif rows={icon} family={kind.family} size={36} className={styles.glyph} />
      <span>
        <Link className={styles.link} to={path}>
          {name}
        </Link>{' '}
        <span className={styles.kind}>{kind.name}</span>
      </span>
    </span>
  );
}
