import { fill } from '../../../catalogue/fill';
import { formatRand } from '../../../ui/format';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import { visuallyHidden } from '../../../ui/text.css';
import { Foot, Press, type WindowOf } from './parts';
import { panes, title, words } from './parts.css';
import * as styles from './Shop.css';

interface ShopViewProps {
  window: WindowOf<'shop'>;
  /** How many of each are in the basket. */
  counts?: readonly number[];
  note?: string | undefined;
  onAdd?: (index: number) => void;
  onOrder?: () => void;
}

/** Front page of a bakery: goods, a basket and an order. */
export function ShopView({ window, counts = [1, 0, 0], note, onAdd, onOrder }: ShopViewProps) {
  const { heading, text, items, action, words: said } = window;
  const total = items.reduce((sum, { price }, index) => sum + price * (counts[index] ?? 0), 0);
  const taken = items.flatMap(({ name }, index) => (counts[index] ? `${counts[index]} × ${name}` : []));
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
              <Press look="card" onPress={onAdd && (() => onAdd(index))}>
                <span>
                  {onAdd && <span className={visuallyHidden}>{said.add} </span>}
                  {name}
                </span>{' '}
                <span className={styles.price}>
                  {formatRand(price)} <Icon name="plus" />
                </span>
              </Press>
            </li>
          ))}
        </ul>
      </div>
      <Foot note={note ?? fill(said.basket, { goods: taken.join(', '), total: formatRand(total) })}>
        <Press look="main" onPress={onOrder}>
          {action}
        </Press>
      </Foot>
    </>
  );
}
