import { fill } from '../../../catalogue/fill';
import { ChartBar } from '../ChartBar';
import { Finding, Foot, Press, type WindowOf } from './parts';
import { list, panes, source } from './parts.css';
import * as styles from './Rounds.css';

interface RoundsViewProps {
  window: WindowOf<'rounds'>;
  /** Round, from 0. */
  at?: number;
  /** Its prompt, the tests it passed, and what that means. */
  round?: { prompt: string; right: readonly number[]; note: string } | undefined;
  isLast?: boolean;
  onNext?: () => void;
}

/** A prompt and how many of its tests it passes: written, tested, written again. */
export function RoundsView({ window, at = 0, round, isLast, onNext }: RoundsViewProps) {
  const { prompt, note } = round ?? window;
  return (
    <>
      <div className={panes.dark}>
        <p className={styles.prompt}>
          <b>{fill(window.words.prompt, { number: at + 1 })}</b> <span className={source}>{prompt}</span>
        </p>
        <ul className={list}>
          {window.tests.map(({ label, right: first, of }, index) => {
            const right = round?.right[index] ?? first;
            return (
              <li key={label} className={styles.test}>
                <span className={styles.label}>
                  <Finding isRight={right === of}>{label}</Finding>
                </span>{' '}
                <span className={styles.track}>
                  <ChartBar share={right / of} colour="petal" />
                </span>{' '}
                <span className={styles.figure}>{fill(window.words.score, { right, all: of })}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <Foot note={note}>
        <Press onPress={onNext} isScripted look="main">
          {isLast ? window.words.restart : window.words.next}
        </Press>
      </Foot>
    </>
  );
}
