import { useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import * as styles from './Board.css';
import { example } from './example';
import { ExampleButton, Foot } from './parts';
import { label as labelStyle, panes } from './parts.css';

/** Five leaves at most: what is left of a risk, and what its measure takes away. Decoration: the note has the sum. */
function Risk({ size, left }: { size: number; left: number }) {
  const leaves = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => leafPath('a', 1.2 * (from + index), 0, 1)).join('');
  return (
    <svg className={styles.risk} viewBox="0 0 5.8 1" aria-hidden="true">
      <path className={styles.left} d={leaves(0, left)} />
      <path className={styles.removed} d={leaves(left, size)} />
    </svg>
  );
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Risks, each with a measure against it. A visitor may choose up to `most`; a chosen one reduces its risk from `size` to `left`. */
export const BoardExample = example('board', ({ window: { rows, words, most, chosen: first } }) => {
  const [chosen, setChosen] = useState<readonly number[]>(first);
  const [note, setNote] = useState<string>();
  const leftOf = (index: number) => (chosen.includes(index) ? rows[index]?.left : rows[index]?.size) ?? 0;
  function handleChoose(index: number) {
    const isChosen = chosen.includes(index);
    const isTooMany = !isChosen && chosen.length === most;
    setNote(isTooMany ? words.tooMany : undefined);
    if (!isTooMany) setChosen(isChosen ? chosen.filter((one) => one !== index) : [...chosen, index]);
  }
  const count = {
    chosen: chosen.length,
    all: rows.length,
    left: sum(rows.map((_, index) => leftOf(index))),
    sum: sum(rows.map(({ size }) => size)),
  };
  return (
    <>
      <div className={panes.light}>
        <ul className={styles.rows}>
          {rows.map(({ label, value, detail, size }, index) => (
            <li key={label}>
              <ExampleButton look="row" isPressed={chosen.includes(index)} onPress={() => handleChoose(index)}>
                <Icon name={chosen.includes(index) ? 'check' : 'plus'} />
                <span className={styles.words}>
                  <span className={labelStyle}>{label}: </span>
                  {value}
                  {detail && <span className={labelStyle}>{detail}</span>}
                </span>
                <Risk size={size} left={leftOf(index)} />
              </ExampleButton>
            </li>
          ))}
        </ul>
      </div>
      <Foot note={note ?? fill(words.count, count)} />
    </>
  );
});
