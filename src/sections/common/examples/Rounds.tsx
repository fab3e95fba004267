import { fill } from '../../../catalogue/fill';
import { Bars } from '../../../ui/Bars/Bars';
import * as styles from './kinds.css';
import { CheckedItem, type ContentOf, Frame, useSteps } from './parts';
import { list, source } from './parts.css';

/** A prompt and how many of its tests it passes: written, tested, written again. */
export function RoundsExample({ name, rounds, tests, words, ...first }: ContentOf<'rounds'>) {
  const [at, controls] = useSteps(rounds.length + 1, words);
  const round = rounds[at - 1];
  const { prompt, note } = round ?? first;
  return (
    <Frame isDark name={name} note={note} controls={controls}>
      <p className={styles.prompt}>
        <b>{fill(words.prompt, { number: at + 1 })}</b> <span className={source}>{prompt}</span>
      </p>
      <ul className={list}>
        {tests.map((test, index) => {
          const right = round?.right[index] ?? test.right;
          return (
            <li key={test.label} className={styles.test}>
              <span className={styles.tested}>
                <CheckedItem isRight={right === test.of}>{test.label}</CheckedItem>
              </span>{' '}
              <span className={styles.track}>
                <Bars bars={[{ from: 0, to: right / test.of }]} height={20} />
              </span>{' '}
              <span className={styles.figure}>{fill(words.score, { right, all: test.of })}</span>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
