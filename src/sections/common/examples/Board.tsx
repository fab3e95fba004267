import { fill } from '../../../catalogue/fill';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import * as styles from './kinds.css';
import { type ContentOf, ExampleButton, Frame, toggled, useExample } from './parts';
import { label as labelStyle } from './parts.css';

/** The largest risk. */
const SCALE = 5;
/** Leaves from place `from` to place `to` on the scale. */
const leaves = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => leafPath('a', 1.2 * (from + index), 0, 1)).join('');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Risks, each with a measure. A visitor may choose up to `most`; a chosen one reduces its risk from `size` to `left`. */
export function BoardExample({ name, rows, words, most, ...first }: ContentOf<'board'>) {
  const [chosen, setChosen, note] = useExample<readonly number[]>(first.chosen);
  const risks = rows.map(({ size, left }, index) => (chosen.includes(index) ? left : size));
  function handleChoose(index: number) {
    if (chosen.length === most && !chosen.includes(index)) setChosen(chosen, words.tooMany);
    else setChosen(toggled(chosen, index));
  }
  const count = {
    chosen: chosen.length,
    all: rows.length,
    left: sum(risks),
    sum: sum(rows.map(({ size }) => size)),
  };
  return (
    <Frame name={name} note={note ?? fill(words.count, count)}>
      <ul className={styles.rows}>
        {rows.map(({ label, value, detail, size }, index) => {
          const risk = risks[index] ?? size;
          const isChosen = chosen.includes(index);
          return (
            <li key={label}>
              <ExampleButton look="row" isPressed={isChosen} onPress={() => handleChoose(index)}>
                <span className={isChosen ? styles.signed : styles.unsigned}>{isChosen && <Icon name="check" />}</span>
                <span className={styles.rowWords}>
                  <span className={labelStyle}>{label}: </span>
                  {value}
                  {detail && <span className={labelStyle}>{detail}</span>}
                </span>{' '}
                {/* A risk on its scale. The note has the sum. */}
                <span className={styles.risk}>
                  <svg viewBox="0 0 5.8 1" aria-hidden="true">
                    <path className={styles.left} d={leaves(0, risk)} />
                    <path className={styles.removed} d={leaves(risk, SCALE)} />
                  </svg>
                  <span className={labelStyle}>{fill(words.risk, { left: risk, scale: SCALE })}</span>
                </span>
              </ExampleButton>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
