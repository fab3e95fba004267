import type { ReactNode } from 'react';
import type { Programme } from '../../../catalogue/schema';
import { Icon } from '../../../ui/Icon/Icon';
import * as styles from './EntryCheck.css';

/** A requirement: an empty leaf and its text. */
export function Requirement({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      {children}
    </>
  );
}

/** Entry requirements before hydration, with room for the check's result (S1-44). */
export function Requirements({ entry }: Pick<Programme, 'entry'>) {
  return (
    <>
      <ul className={styles.needs}>
        {entry.map(({ need }) => (
          <li key={need} className={styles.need}>
            <Requirement>{need}</Requirement>
          </li>
        ))}
      </ul>
      <div className={styles.room} />
    </>
  );
}
