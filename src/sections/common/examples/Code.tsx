import * as styles from './kinds.css';
import { type ContentOf, Frame, Lines, useSteps } from './parts';

/** A small program at one step of its run, with its variables there. It begins in the middle of the run. */
export function CodeExample({ name, lines, variables, steps, begin, words }: ContentOf<'code'>) {
  const [current, controls] = useSteps(steps.length, words, begin);
  const step = steps[current];
  return (
    <Frame isDark name={name} note={step?.note} controls={controls}>
      <Lines isCode at={step?.at ?? 0} items={lines} />
      <dl className={styles.values}>
        {variables.map((variable, index) => (
          <div key={variable} className={styles.value}>
            <dt>{variable}</dt>
            <dd className={styles.code}>{step?.values[index]}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
