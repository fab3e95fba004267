import { useState } from 'react';
import { CheckedItem, type ContentOf, ExampleButton, Frame, Measured } from '../../../ui/Figure/Figure';
import { beside, list, source } from '../../../ui/Figure/Figure.css';
import * as styles from './kinds.css';

/** One of three is chosen: a question and its answer with where that comes from, or a group and its bars. */
export function AnswersExample({ name, ask, unit, bars, choices }: ContentOf<'answers'>) {
  const [at, setAt] = useState(0);
  const { text, from, check, values, note } = choices[at] ?? {};
  const most = Math.max(...(values ?? []));
  return (
    <Frame name={name} note={note}>
      <ul className={values ? beside : styles.questions} aria-label={ask}>
        {choices.map(({ label }, index) => (
          <li key={label}>
            <ExampleButton isPressed={index === at} onPress={() => setAt(index)}>
              {label}
            </ExampleButton>
          </li>
        ))}
      </ul>
      {text && (
        <div className={styles.answer} role="status">
          <p className={styles.answered}>{text}</p>
          <p className={source}>{from}</p>
          <p>
            <CheckedItem isRight>{check}</CheckedItem>
          </p>
        </div>
      )}
      {values && (
        <>
          <p>{unit}</p>
          <ol className={list}>
            {bars?.map((bar, index) => (
              <Measured key={bar} value={values[index] ?? 0} of={most} figure={values[index]}>
                {bar}
              </Measured>
            ))}
          </ol>
        </>
      )}
    </Frame>
  );
}
