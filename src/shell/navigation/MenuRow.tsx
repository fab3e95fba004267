import { facts } from 'virtual:catalogue/facts';
import { aliases, nextIntakes } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { nextIntake } from '../../catalogue/intakeDates';
import type { OpenFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatFacts, formatRand, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { TintedMotif } from '../../ui/motif/Motif';
import { useToday } from '../../ui/useToday';
import * as styles from './MenuRow.css';
import { type Related, splitAtMatch } from './search';

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

/** A row of the menu: a programme, as a link or as plain text with a 'Coming Soon' badge (S2-61), or a link to a page. */
function MenuRow({ name, path, search }: Related & { search: string }) {
  const programme = facts.find((fact) => fact.path === (aliases[path] ?? path));
  if (!programme) {
    return (
      <Link className={styles.page} to={path}>
        <span className={styles.text}>{name}</span>
        <Icon name="chevronRight" />
      </Link>
    );
  }
  const [before, match, after] = splitAtMatch(name, search);
  const words = (
    <>
      <TintedMotif rows={programme.icon} family={categoryOf(programme).family} className={styles.cell} />
      <span className={styles.text}>
        <b className={styles.rowName}>
          {before}
          {match && <span className={styles.match}>{match}</span>}
          {after}
        </b>{' '}
        {programme.isUpcoming ? <ComingSoon /> : <OpenDetail {...programme} />}
      </span>
    </>
  );
  if (programme.isUpcoming) {
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

interface MenuRowsProps {
  rows: readonly Related[];
  /** Search text, marked in names of programmes. */
  search?: string;
  className?: string;
}

/** Rows of programmes and of links to pages. */
export function MenuRows({ rows, search = '', className = styles.rows }: MenuRowsProps) {
  return (
    <ul className={className}>
      {rows.map(({ name, path }) => (
        <li key={path}>
          <MenuRow name={name} path={path} search={search} />
        </li>
      ))}
    </ul>
  );
}
