import { useState } from 'react';
import type { Working as Props } from './example';
import type { SortView } from './SortView';

/** Sorts tasks between a tool and people, and says why (S1-47). */
export function Working({ window, View }: Props<typeof SortView>) {
  const { words } = window;
  const [sorted, setSorted] = useState(window.sorted);
  const [note, setNote] = useState<string>();
  function handlePlace(place: number) {
    const task = window.tasks[sorted];
    if (!task) setNote(words.finished);
    else if (task.place !== place) setNote(`${words.wrong} ${task.reason}`);
    else {
      setSorted(sorted + 1);
      setNote(`${words.right} ${task.reason}`);
    }
  }
  function handleRestart() {
    setSorted(0);
    setNote(undefined);
  }
  return <View {...{ window, sorted, note }} onPlace={handlePlace} onRestart={handleRestart} />;
}
