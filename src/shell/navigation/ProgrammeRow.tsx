import { moduleTitles } from 'virtual:catalogue/moduleTitles';
import { aliases } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { factsOf } from '../../catalogue/factsOf';
import type { MenuProgramme, ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatFacts } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { TintedMotif } from '../../ui/motif/Motif';
import { contains, splitAtMatch, titleWith } from './matchProgrammes';
import * as styles from './menuRow.css';

interface ProgrammeRowProps {
  programme: MenuProgramme | ProgrammeFacts;
  /** Search text: marked in the name. The row also shows the category, and the area or module where only that matches. */
  search?: string;
  /** Text below the name, instead of duration and mode. */
  detail?: string;
}

/** A programme in the menu: a link, or plain text with a 'Coming Soon' badge (S2-61). */
export function ProgrammeRow({ programme, search = '', detail }: ProgrammeRowProps) {
  const { name, path, icon, isUpcoming } = programme;
  const category = categoryOf(programme);
  // Menu and facts are views of one catalogue: every programme is in both.
  const listed = aliases[path] ?? path;
  const { area, duration, mode } = factsOf(listed);
  const [before, match, after] = splitAtMatch(name, search);
  const reason = match === '' && (contains(area, search) ? area : titleWith(moduleTitles[listed], search));
  const matched = search === '' ? [] : [reason, category.name].filter((part) => typeof part === 'string');

  const cell = <TintedMotif rows={icon} family={category.family} className={styles.cell} />;
  const title = (
    <b className={styles.rowName}>
      {before}
      {match && <span className={styles.match}>{match}</span>}
      {after}
    </b>
  );

  if (isUpcoming) {
    return (
      <div className={styles.soon} data-part="upcoming">
        {cell}
        <span className={styles.text}>
          {title}{' '}
          <span className={styles.badges}>
            <ComingSoon /> <small className={styles.detail}>{matched.join(' · ')}</small>
          </span>
        </span>
      </div>
    );
  }
  return (
    <Link className={styles.row} to={path}>
      {cell}
      <span className={styles.text}>
        {title}{' '}
        <small className={styles.detail}>{detail ?? formatFacts([...matched, formatDuration(duration), mode])}</small>
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}
