import { useState } from 'react';
import * as styles from './Desk.css';
import { example } from './example';
import { ExampleButton, Finding } from './parts';
import { panes, source } from './parts.css';

/** Assistant of a library: a question, what it answers, from where, and what a person says of that. */
export const DeskExample = example('desk', ({ window }) => {
  const [at, setAt] = useState(0);
  const said = [window, ...window.answers][at] ?? window;
  return (
    <div className={panes.light}>
      <ul className={styles.questions} aria-label={window.words.ask}>
        {window.questions.map((question, index) => (
          <li key={question}>
            <ExampleButton isPressed={index === at} onPress={() => setAt(index)}>
              {question}
            </ExampleButton>
          </li>
        ))}
      </ul>
      <div className={styles.answer} role="status">
        <p className={styles.words}>{said.answer}</p>
        <p className={source}>{said.source}</p>
        <p>
          <Finding isRight>{said.check}</Finding>
        </p>
      </div>
    </div>
  );
});
