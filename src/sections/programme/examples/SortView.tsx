import { fill } from '../../../catalogue/fill';
import { Foot, Press, type WindowOf } from './parts';
import { label, panes } from './parts.css';
import * as styles from './Sort.css';

interface SortViewProps {
  window: WindowOf<'sort'>;
  /** How many tasks are in their place. */
  sorted?: number;
  note?: string | undefined;
  onPlace?: (place: number) => void;
  onRestart?: () => void;
}

/** Tasks, each to be put where it belongs. */
export function SortView({ window, sorted = window.sorted, note, onPlace, onRestart }: SortViewProps) {
  const { places, tasks, words } = window;
  const next = tasks[sorted];
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
                <Press look="row" onPress={onPlace && (() => onPlace(index))}>
                  {place}
                </Press>
                {placed.length > 0 ? (
                  <ul className={styles.tasks}>
                    {placed.map(({ text }) => (
                      <li key={text}>{text}</li>
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
        <Press onPress={onRestart} isScripted>
          {words.restart}
        </Press>
      </Foot>
    </>
  );
}
