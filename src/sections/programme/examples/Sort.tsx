import { useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { example } from './example';
import { ExampleButton, Foot } from './parts';
import { label, panes } from './parts.css';
import * as styles from './Sort.css';

/** Tasks, each to be put with a tool or with people, and why. */
export const SortExample = example('sort', ({ window }) => {
  const { places, tasks, words } = window;
  const [sorted, setSorted] = useState(window.sorted);
  const [note, setNote] = useState<string>();
  const next = tasks[sorted];
  function handlePlace(place: number) {
    if (!next) setNote(words.finished);
    else if (next.place !== place) setNote(`${words.wrong} ${next.reason}`);
    else {
      setSorted(sorted + 1);
      setNote(`${words.right} ${next.reason}`);
    }
  }
  function handleRestart() {
    setSorted(0);
    setNote(undefined);
  }
  return (
    <>
      <div className={panes.light}>
        <p>
          <span className={label}>{next ? words.ask : words.done} </span>
          <b className={styles.task}>{next?.text ?? words.allPlaced}</b>
        </p>
        <div className={styles.places}>
          {places.map((place, index) => {
            const placed = tasks.filter((task, at) => at < sorted && task.place === index);
            return (
              <div key={place} className={styles.place}>
                <ExampleButton look="row" onPress={() => handlePlace(index)}>
                  {place}
                </ExampleButton>
                {placed.length > 0 ? (
                  <ul className={styles.tasks}>
                    {placed.map(({ text, reason }) => (
                      <li key={text}>
                        {text}
                        {window.hasReasons && <span className={label}>{reason}</span>}
                      </li>
                    ))}
                  </ul>
                ) : (
                  <div className={styles.tasks} />
                )}
              </div>
            );
          })}
        </div>
      </div>
      <Foot note={note ?? fill(words.count, { sorted, all: tasks.length })}>
        <ExampleButton onPress={handleRestart} isScripted>
          {words.restart}
        </ExampleButton>
      </Foot>
    </>
  );
});
