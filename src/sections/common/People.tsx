import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import { people } from '../../catalogue/roles.yaml';
import { paths } from '../../paths';
import { TintedMotif } from '../../ui/motif/Motif';
import { muted, small } from '../../ui/text.css';
import * as styles from './People.css';

/** Everybody whom the catalogue names, with portrait, field, years, qualification and a sentence of their own (S1-93). */
export function People() {
  return (
    <ul className={styles.team}>
      {people.map(({ name, role, qualification, says, family, portrait, ...experience }) => (
        <li key={name} className={styles.person}>
          <TintedMotif rows={portrait} family={family} className={styles.portrait} />
          <div>
            <h3>{name}</h3>
            <p>{role}</p>
            <p className={`${small} ${muted}`}>
              {fill(commonTexts.experience, experience)}. {qualification}.
            </p>
            <blockquote className={styles.quote}>{says}</blockquote>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Who teaches the programme or training at `path`, or answers for it: name, which leads to everybody, role,
 * field and years (S1-93), then `children`. Nothing while nobody is named.
 */
export function WhoTeaches({ path, children }: { path: string; children?: ReactNode }) {
  const named = people.filter(({ pages }) => pages.includes(path));
  if (named.length === 0) return null;
  return (
    <ul className={styles.people}>
      {named.map(({ name, role, family, portrait, ...experience }) => (
        <li key={name} className={styles.person}>
          <TintedMotif rows={portrait} family={family} className={styles.smallPortrait} />
          <p>
            <Link to={paths.whoTeaches}>{name}</Link>, {role}
            <br />
            <span className={`${small} ${muted}`}>
              {fill(commonTexts.experience, experience)}. {children}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
