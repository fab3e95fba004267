import { useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { ChartBar } from '../ChartBar';
import { example } from './example';
import { ExampleButton, Finding, Foot } from './parts';
import { list, panes, source } from './parts.css';
import * as styles from './Rounds.css';

/** A prompt and how many of its tests it passes: written, tested, written again. */
export const RoundsExample = example('rounds', ({ window }) => {
  const { rounds, tests, words } = window;
  const [at, setAt] = useState(0);
  const round = rounds[at - 1];
  const { prompt, note } = round ?? window;
  return (
    <>
      <div className={panes.dark}>
        <p className={styles.prompt}>
          <b>{fill(words.prompt, { number: at + 1 })}</b> <span className={source}>{prompt}</span>
        </p>
        <ul className={list}>
          {tests.map(({ label, right: first, of }, index) => {
            const right = round?.right[index] ?? first;
            return (
              <li key={label} className={styles.test}>
                <span className={styles.label}>
                  <Finding isRight={right === of}>{label}</Finding>
                </span>{' '}
                <span className={styles.track}>
                  <ChartBar share={right / of} colour="petal" />
                </span>{' '}
                <span className={styles.figure}>{fill(words.score, { right, all: of })}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <Foot note={note}>
        <ExampleButton onPress={() => setAt((at + 1) % (rounds.length + 1))} isScripted look="main">
          {at === rounds.length ? words.restart : words.next}
        </ExampleButton>
      </Foot>
    </>
  );
});
