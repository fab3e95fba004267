import { fill } from '../../../catalogue/fill';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import * as styles from './Board.css';
import { Foot, Press, type WindowOf } from './parts';
import { label as labelStyle, list, panes } from './parts.css';

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

interface BoardViewProps {
  window: WindowOf<'board'>;
  /** Measures that are taken. */
  chosen?: readonly number[];
  note?: string | undefined;
  onChoose?: (index: number) => void;
}

/** Risks and a measure against each: those that are chosen make the risk smaller. */
export function BoardView({ window: { rows, words, chosen: first }, chosen = first, note, onChoose }: BoardViewProps) {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const leftOf = (index: number) => (chosen.includes(index) ? rows[index]?.left : rows[index]?.size) ?? 0;
  const left = sum(rows.map((_, index) => leftOf(index)));
  return (
    <>
      <div className={panes.light}>
        <ul className={list}>
          {rows.map(({ label, value, size }, index) => (
            <li key={label}>
              <Press look="row" isPressed={chosen.includes(index)} onPress={onChoose && (() => onChoose(index))}>
                <Icon name={chosen.includes(index) ? 'check' : 'plus'} />
                <span className={styles.words}>
                  <span className={labelStyle}>{label}: </span>
                  {value}
                </span>
                <Risk size={size} left={leftOf(index)} />
              </Press>
            </li>
          ))}
        </ul>
      </div>
      <Foot
        note={
          note ??
          fill(words.count, {
            chosen: chosen.length,
            all: rows.length,
            left,
            sum: sum(rows.map(({ size }) => size)),
          })
        }
      />
    </>
  );
}
