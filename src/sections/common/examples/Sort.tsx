import { useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { type ContentOf, ExampleButton, Frame } from '../../../ui/Figure/Figure';
import { label } from '../../../ui/Figure/Figure.css';
import * as styles from './kinds.css';

/** Tasks, each to be put with a tool or with people, and why. */
export function SortExample({ name, places, tasks, words, hasReasons, ...first }: ContentOf<'sort'>) {
  const [{ sorted, note }, set] = useState<{ sorted: number; note?: string }>(first);
  const next = tasks[sorted];
  function handlePlace(place: number) {
    if (!next) set({ sorted, note: words.finished });
    else if (next.place === place) set({ sorted: sorted + 1, note: `${words.right} ${next.reason}` });
    else set({ sorted, note: `${words.wrong} ${next.reason}` });
  }
  const controls = (
    <ExampleButton onPress={() => set({ sorted: 0 })} isScripted>
      {words.restart}
    </ExampleButton>
  );
  return (
    <Frame name={name} note={note ?? fill(words.count, { sorted, all: tasks.length })} controls={controls}>
      <p>
        <span className={label}>{next ? words.ask : words.done} </span>
        <b className={styles.task}>{next?.text ?? words.allPlaced}</b>
      </p>
      <div className={styles.places}>
        {places.map((place, index) => {
          const placed = tasks.filter((task, at) => at < sorted && task.place === index);
          // An empty list would be announced.
          const List = placed.length > 0 ? 'ul' : 'div';
          return (
            <div key={place} className={styles.place}>
              <ExampleButton look="row" onPress={() => handlePlace(index)}>
                {place}
              </ExampleButton>
              <List className={styles.tasks}>
                {placed.map(({ text, reason }) => (
                  <li key={text}>
                    {hasReasons ? <b>{text}</b> : text}
                    {hasReasons && <span className={label}>{reason}</span>}
                  </li>
                ))}
              </List>
            </div>
          );
        })}
      </div>
    </Frame>
  );
}
