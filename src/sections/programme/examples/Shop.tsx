import { useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { formatRand } from '../../../ui/format';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import { visuallyHidden } from '../../../ui/text.css';
import { useHydrated } from '../../../ui/useHydrated';
import { example } from './example';
import { ExampleButton, Foot } from './parts';
import { panes, title, words } from './parts.css';
import * as styles from './Shop.css';

/** How many of each are in the basket at first, and once it is ordered. */
const FIRST = [1, 0, 0];
const EMPTY = [0, 0, 0];

/** Front page of a bakery: goods, a basket and an order, which is sent nowhere. */
export const ShopExample = example('shop', ({ window }) => {
  const { heading, text, items, action, words: said } = window;
  const isHydrated = useHydrated();
  const [counts, setCounts] = useState(FIRST);
  const [note, setNote] = useState<string>();
  const total = items.reduce((sum, { price }, index) => sum + price * (counts[index] ?? 0), 0);
  const taken = items.flatMap(({ name }, index) => (counts[index] ? `${counts[index]} × ${name}` : []));
  function handleAdd(index: number) {
    setNote(undefined);
    setCounts(counts.map((count, at) => (at === index ? count + 1 : count)));
  }
  function handleOrder() {
    setNote(taken.length === 0 ? said.empty : said.ordered);
    setCounts(EMPTY);
  }
  return (
    <>
      <div className={panes.light}>
        <div className={styles.front}>
          <svg className={styles.loaf} viewBox="0 0 4 4" aria-hidden="true">
            <path d={leafPath('a', 0, 0, 4)} />
          </svg>
          <div className={words}>
            <p className={title}>{heading}</p>
            <p>{text}</p>
          </div>
        </div>
        <ul className={styles.goods}>
          {items.map(({ name, price }, index) => (
            <li key={name}>
              <ExampleButton look="card" onPress={() => handleAdd(index)}>
                <span>
                  {isHydrated && <span className={visuallyHidden}>{said.add} </span>}
                  {name}
                </span>{' '}
                <span className={styles.price}>
                  {formatRand(price)} <Icon name="plus" />
                </span>
              </ExampleButton>
            </li>
          ))}
        </ul>
      </div>
      <Foot note={note ?? fill(said.basket, { goods: taken.join(', '), total: formatRand(total) })}>
        <ExampleButton look="main" onPress={handleOrder}>
          {action}
        </ExampleButton>
      </Foot>
    </>
  );
});
