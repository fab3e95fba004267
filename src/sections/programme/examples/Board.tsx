import { useState } from 'react';
import type { BoardView } from './BoardView';
import type { Working as Props } from './example';

/** Chooses the first changes against risks, so many and no more (S1-47). */
export function Working({ window, View }: Props<typeof BoardView>) {
  const [chosen, setChosen] = useState<readonly number[]>(window.chosen);
  const [note, setNote] = useState<string>();
  function handleChoose(index: number) {
    const isChosen = chosen.includes(index);
    const isTooMany = !isChosen && chosen.length === window.most;
    setNote(isTooMany ? window.words.tooMany : undefined);
    if (!isTooMany) setChosen(isChosen ? chosen.filter((one) => one !== index) : [...chosen, index]);
  }
  return <View {...{ window, chosen, note }} onChoose={handleChoose} />;
}
