import { useState } from 'react';
import * as styles from './Code.css';
import { example } from './example';
import { ExampleButton, Foot, Lines } from './parts';
import { code, panes } from './parts.css';

/** A small program at one line of its run, with its variables there. */
export const CodeExample = example('code', ({ window }) => {
  const { lines, steps, words } = window;
  // The example begins in the middle of the run.
  const [count, setCount] = useState(() => steps.findIndex(({ note }) => note === window.note));
  const step = steps[count];
  const { at, note } = step ?? window;
  return (
    <>
      <div className={panes.dark}>
        <Lines isCode at={at} items={lines} />
        <dl className={styles.values}>
          {window.values.map(({ label, value }, index) => (
            <div key={label} className={styles.value}>
              <dt>{label}</dt>
              <dd className={code}>{step?.values[index] ?? value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Foot note={note}>
        <ExampleButton onPress={() => setCount((count + 1) % steps.length)} isScripted look="main">
          {count === steps.length - 1 ? words.restart : words.next}
        </ExampleButton>
      </Foot>
    </>
  );
});
