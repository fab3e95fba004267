import { useState } from 'react';
import * as styles from './kinds.css';
import { CheckedItem, type ContentOf, ExampleButton, Frame } from './parts';
import { source } from './parts.css';

/** Assistant of a library: a question, what it answers, from where, and what a person says of that. */
export function DeskExample({ name, questions, answers, words }: ContentOf<'desk'>) {
  const [at, setAt] = useState(0);
  const answer = answers[at];
  return (
    <Frame name={name}>
      <ul className={styles.questions} aria-label={words.ask}>
        {questions.map((question, index) => (
          <li key={question}>
            <ExampleButton isPressed={index === at} onPress={() => setAt(index)}>
              {question}
            </ExampleButton>
          </li>
        ))}
      </ul>
      <div className={styles.answer} role="status">
        <p className={styles.answered}>{answer?.answer}</p>
        <p className={source}>{answer?.source}</p>
        <p>
          <CheckedItem isRight>{answer?.check}</CheckedItem>
        </p>
      </div>
    </Frame>
  );
}
