import { useState } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import { fill } from '../../../catalogue/fill';
import { check as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../../catalogue/schema';
import { ExampleButton, Leaf } from '../../../ui/Figure/Figure';
import { held } from '../../../ui/Figure/Figure.css';
import { Fold } from '../../../ui/Fold/Fold';
import { Motif } from '../../../ui/motif/Motif';
import { opened } from '../../../ui/motion.css';
import { useHydrated } from '../../../ui/useHydrated';
import * as styles from './EntryCheck.css';

interface EntryCheckProps {
  programme: Programme;
  /** Id of its heading. */
  labelledBy: string;
}

/**
 * Entry requirements as toggle buttons, with advice for those not met (S1-44).
 * The programme's bloom opens once all are met. Answers are neither stored nor sent. Without scripts it is a list.
 */
export function EntryCheck({ programme, labelledBy }: EntryCheckProps) {
  const { entry, isUpcoming, icon } = programme;
  const [met, setMet] = useState<readonly string[]>([]);
  const isHydrated = useHydrated();
  const missing = entry.filter(({ need }) => !met.includes(need));

  function handlePress(need: string) {
    setMet(met.includes(need) ? met.filter((one) => one !== need) : [...met, need]);
  }

  return (
    <>
      <ul className={styles.needs} aria-labelledby={labelledBy}>
        {entry.map(({ need }) => (
          <li key={need}>
            <ExampleButton look="row" isPressed={met.includes(need)} onPress={() => handlePress(need)}>
              <Leaf isTicked={met.includes(need)} />
              {need}
            </ExampleButton>
          </li>
        ))}
      </ul>
      <div className={styles.result} role="status">
        {met.length === 0 ? (
          <p className={isHydrated ? '' : held}>{texts.start}</p>
        ) : missing.length > 0 ? (
          <>
            <p>
              <b>{fill(texts.count, { met: met.length, all: entry.length })}</b> {texts.rest}
            </p>
            <ul>
              {missing.map(({ first }) => (
                <li key={first}>{first}</li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.complete}>
            <Motif rows={icon} family={categoryOf(programme).family} size={40} className={opened} />
            <span>
              <b>{texts.all}</b> {isUpcoming ? texts.notOpen : texts.canApply}
            </span>
          </p>
        )}
      </div>
      {/* Once something is pressed, the advice stands above, for the rest alone. */}
      {met.length === 0 && (
        <Fold summary={texts.whatIf}>
          <ul className={styles.result}>
            {entry.map(({ first }) => (
              <li key={first}>{first}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
