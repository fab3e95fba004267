import { fill } from '../../../catalogue/fill';
import { formatRand } from '../../../ui/format';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import { visuallyHidden } from '../../../ui/text.css';
import { useHydrated } from '../../../ui/useHydrated';
import * as styles from './kinds.css';
import { type ContentOf, ExampleButton, Frame, useExample } from './parts';

/** Front page of a bakery: goods, a basket and an order, which is sent nowhere. */
export function ShopExample({ name, heading, text, items, action, words }: ContentOf<'shop'>) {
  const isHydrated = useHydrated();
  // Index of each item in the basket, which begins with one of the first.
  const [basket, setBasket, note] = useExample([0]);
  const counts = items.map((_, index) => basket.filter((one) => one === index).length);
  const total = formatRand(basket.reduce((sum, index) => sum + (items[index]?.price ?? 0), 0));
  const goods = items.flatMap((item, index) => (counts[index] ? `${counts[index]} × ${item.name}` : [])).join(', ');
  const controls = (
    <ExampleButton look="main" onPress={() => setBasket([], goods ? words.ordered : words.empty)}>
      {action}
    </ExampleButton>
  );
  return (
    <Frame name={name} note={note ?? fill(words.basket, { goods, total })} controls={controls}>
      <div className={styles.front}>
        <svg className={styles.loaf} viewBox="0 0 4 4" aria-hidden="true">
          <path d={leafPath('a', 0, 0, 4)} />
        </svg>
        <div className={styles.frontText}>
          <p className={styles.title}>{heading}</p>
          <p>{text}</p>
        </div>
      </div>
      <ul className={styles.goods}>
        {items.map((item, index) => (
          <li key={item.name}>
            <ExampleButton look="card" onPress={() => setBasket([...basket, index])}>
              <span>
                {isHydrated && <span className={visuallyHidden}>{words.add} </span>}
                {item.name}
              </span>{' '}
              <span className={styles.price}>
                {formatRand(item.price)} <Icon name="plus" />
              </span>
            </ExampleButton>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
