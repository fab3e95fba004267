import * as styles from './kinds.css';
import { Frame, Lines, useSteps, type WindowOf } from './parts';

/** A small program at one line of its run, with its variables there. It begins in the middle of the run. */
export function CodeExample({ name, lines, steps, words, values, ...first }: WindowOf<'code'>) {
  const begin = steps.findIndex(({ note }) => note === first.note);
  const [count, controls] = useSteps(steps.length, words, begin);
  const step = steps[count];
  const { at, note } = step ?? first;
  return (
    <Frame isDark name={name} note={note} controls={controls}>
      <Lines isCode at={at} items={lines} />
      <dl className={styles.values}>
        {values.map(({ label, value }, index) => (
          <div key={label} className={styles.value}>
            <dt>{label}</dt>
            <dd className={styles.code}>{step?.values[index] ?? value}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
