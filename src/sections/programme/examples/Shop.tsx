import { useState } from 'react';
import type { Working as Props } from './example';
import type { ShopView } from './ShopView';

const EMPTY = [0, 0, 0];

/** Takes bread into a basket and orders it; nothing is sent (S1-47). */
export function Working({ window, View }: Props<typeof ShopView>) {
  const [counts, setCounts] = useState([1, 0, 0]);
  const [note, setNote] = useState<string>();
  function handleAdd(index: number) {
    setNote(undefined);
    setCounts(counts.map((count, at) => (at === index ? count + 1 : count)));
  }
  function handleOrder() {
    setNote(counts.every((count) => count === 0) ? window.words.empty : window.words.ordered);
    setCounts(EMPTY);
  }
  return <View {...{ window, counts, note }} onAdd={handleAdd} onOrder={handleOrder} />;
}
