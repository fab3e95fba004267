import type { ReactNode } from 'react';
import type { Programme } from '../../../catalogue/schema';
import { Icon } from '../../../ui/Icon/Icon';
import * as styles from './EntryCheck.css';

/** A requirement: a leaf that a tick may stand in, and its words. */
export function Need({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      {children}
    </>
  );
}

/** What a programme asks for first, before it can be pressed: the rows of the check, and room for what it says (S1-44). */
export function Requirements({ entry }: Pick<Programme, 'entry'>) {
  return (
    <>
      <ul className={styles.needs}>
        {entry.map(({ need }) => (
          <li key={need} className={styles.need}>
            <Need>{need}</Need>
          </li>
        ))}
      </ul>
      <div className={styles.room} />
    </>
  );
}
