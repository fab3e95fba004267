import { aliases, nextIntakes } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { factsOf } from '../../catalogue/factsOf';
import { nextIntake } from '../../catalogue/intakeDates';
import type { MenuProgramme, OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatFacts, formatRand, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { TintedMotif } from '../../ui/motif/Motif';
import { useToday } from '../../ui/useToday';
import * as styles from './MenuRow.css';
import { type Related, splitAtMatch } from './search';

/** A row of the menu that leads to a page. */
function PageRow({ path, name }: { path: string; name: string }) {
  return (
    <Link className={styles.page} to={path}>
      <span className={styles.text}>{name}</span>
      <Icon name="chevronRight" />
    </Link>
  );
}

/** First day on the visitor's day, fee, and length of an open programme: `1 Feb 2027 · R24 500 · 14 weeks`. */
function OpenDetail({ path, fee, duration }: OpenFacts) {
  const next = nextIntake(
    nextIntakes.filter(({ programme }) => programme === path),
    useToday(),
  );
  const firstDay = next ? [formatShortDay(next.starts)] : [];
  return (
    <small className={styles.detail}>
      {formatFacts([...firstDay, formatRand(fee.once), formatDuration(duration)])}
    </small>
  );
}

interface ProgrammeRowProps {
  programme: MenuProgramme | ProgrammeFacts;
  /** Search text, marked in the name. */
  search?: string | undefined;
}

/** A programme in the menu: a link, or plain text with a 'Coming Soon' badge (S2-61). */
function ProgrammeRow({ programme, search = '' }: ProgrammeRowProps) {
  const { name, path, icon } = programme;
  // Menu and facts are views of one catalogue: every programme is in both.
  const facts = factsOf(aliases[path] ?? path);
  const [before, match, after] = splitAtMatch(name, search);
  const words = (
    <>
      <TintedMotif rows={icon} family={categoryOf(programme).family} className={styles.cell} />
      <span className={styles.text}>
        <b className={styles.rowName}>
          {before}
          {match && <span className={styles.match}>{match}</span>}
          {after}
        </b>{' '}
        {facts.isUpcoming ? <ComingSoon /> : <OpenDetail {...facts} />}
      </span>
    </>
  );
  if (facts.isUpcoming) {
    return (
      <div className={styles.soon} data-part="upcoming">
        {words}
      </div>
    );
  }
  return (
    <Link className={styles.row} to={path}>
      {words}
      <Icon name="chevronRight" />
    </Link>
  );
}

const isProgramme = (one: Related): one is MenuProgramme | ProgrammeFacts => 'category' in one;

interface MenuRowsProps {
  rows: readonly Related[];
  /** Search text, marked in names of programmes. */
  search?: string;
  className?: string;
}

/** Rows of programmes and of links to pages. */
export function MenuRows({ rows, search, className = styles.rows }: MenuRowsProps) {
  return (
    <ul className={className}>
      {rows.map((one) => (
        <li key={one.path}>
          {isProgramme(one) ? <ProgrammeRow programme={one} search={search} /> : <PageRow {...one} />}
        </li>
      ))}
    </ul>
  );
}
