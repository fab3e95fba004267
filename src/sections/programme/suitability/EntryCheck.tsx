import { useState } from 'react';
import type { Programme } from '../../../catalogue/schema';
import * as styles from './EntryCheck.css';
import { Requirement } from './Requirements';

type EntryCheckProps = Pick<Programme, 'entry' | 'isUpcoming'> & {
  /** Id of its heading. */
  labelledBy: string;
};

/**
 * Entry requirements as toggle buttons, with advice for those not met (S1-44).
 * Answers are neither stored nor sent.
 */
export function EntryCheck({ entry, isUpcoming, labelledBy }: EntryCheckProps) {
  const [met, setMet] = useState<readonly string[]>([]);
  const missing = entry.filter(({ need }) => !met.includes(need));

  function handlePress(need: string) {
    setMet(met.includes(need) ? met.filter((one) => one !== need) : [...met, need]);
  }

  return (
    <>
      <ul className={styles.needs} aria-labelledby={labelledBy}>
        {entry.map(({ need }) => (
          <li key={need}>
            <button
              type="button"
              className={styles.pressable}
              aria-pressed={met.includes(need)}
              onClick={() => handlePress(need)}
            >
              <Requirement>{need}</Requirement>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.result} role="status">
        {met.length === 0 ? (
          <p>Press what is true for you.</p>
        ) : missing.length > 0 ? (
          <>
            <p>
              <b>{`${met.length} of ${entry.length}.`}</b> If the rest is not true yet:
            </p>
            <ul>
              {missing.map(({ first }) => (
                <li key={first}>{first}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>
            <b>You have all that you need first.</b> {isUpcoming ? 'Applications are not open yet.' : 'You can apply.'}
          </p>
        )}
      </div>
      {/* Once something is pressed, the advice stands above, for the rest alone. */}
      {met.length === 0 && (
        <details className={styles.advice}>
          <summary className={styles.ask}>What if one is not true yet?</summary>
          <ul className={styles.result}>
            {entry.map(({ first }) => (
              <li key={first}>{first}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
