import { fill } from '../../../catalogue/fill';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import * as styles from './kinds.css';
import { type ContentOf, ExampleButton, Frame, toggled, useExample } from './parts';
import { label as labelStyle } from './parts.css';

/** Leaves from place `from` to place `to`, of five at most. */
const leaves = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => leafPath('a', 1.2 * (from + index), 0, 1)).join('');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Risks, each with a measure against it. A visitor may choose up to `most`; a chosen one reduces its risk from `size` to `left`. */
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
        {rows.map(({ label, value, detail, size }, index) => (
          <li key={label}>
            <ExampleButton look="row" isPressed={chosen.includes(index)} onPress={() => handleChoose(index)}>
              <Icon name={chosen.includes(index) ? 'check' : 'plus'} />
              <span className={styles.rowWords}>
                <span className={labelStyle}>{label}: </span>
                {value}
                {detail && <span className={labelStyle}>{detail}</span>}
              </span>
              {/* What is left of the risk, and what its measure takes away. The note has the sum. */}
              <svg className={styles.risk} viewBox="0 0 5.8 1" aria-hidden="true">
                <path className={styles.left} d={leaves(0, risks[index] ?? 0)} />
                <path className={styles.removed} d={leaves(risks[index] ?? 0, size)} />
              </svg>
            </ExampleButton>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
