import { type ReactNode, useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { CheckedItem, type ContentOf, ExampleButton, Frame, Measured } from '../../../ui/Figure/Figure';
import { list, source } from '../../../ui/Figure/Figure.css';
import * as styles from './kinds.css';

/** Numbered lines, one of them highlighted. */
function Lines({ items, at, className }: { items: readonly ReactNode[]; at: number | undefined; className?: string }) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place.
          key={index}
          className={index === at ? styles.current : styles.each}
          aria-current={index === at ? 'step' : undefined}
        >
          {item}
        </li>
      ))}
    </ol>
  );
}

/**
 * Something that runs step by step, and what is said of each step: a log, a program with its variables or its tests, or a
 * prompt that is tested again and again. After the last step comes the first.
 */
export function StepsExample({ name, lines, program, variables, tests, steps, words, ...first }: ContentOf<'steps'>) {
  const [current, setCurrent] = useState(first.begin ?? 0);
  const { at, prompt, values, right = [], note, ...step } = steps[current] ?? { note: '' };
  const controls = (
    <ExampleButton onPress={() => setCurrent((current + 1) % steps.length)} isScripted look="main">
      {current === steps.length - 1 ? words.restart : words.next}
    </ExampleButton>
  );
  const items = lines?.map(({ isRight, text }) => (
    <CheckedItem key={text} isRight={isRight}>
      {text}
    </CheckedItem>
  ));
  return (
    <Frame isDark name={name} note={note} controls={controls}>
      {prompt && words.prompt && (
        <p className={styles.prompt}>
          <b>{fill(words.prompt, { number: current + 1 })}</b> <span className={source}>{prompt}</span>
        </p>
      )}
      {items && <Lines at={at} items={items} />}
      {program && <Lines at={at} items={step.program ?? program} className={styles.code} />}
      {variables && (
        <dl className={styles.values}>
          {variables.map((variable, index) => (
            <div key={variable} className={styles.value}>
              <dt>{variable}</dt>
              <dd className={styles.code}>{values?.[index]}</dd>
            </div>
          ))}
        </dl>
      )}
      {tests && (
        <ul className={list}>
          {tests.map(({ label, of }, index) => {
            const passed = right[index] ?? 0;
            const isRight = passed === (of ?? 1);
            if (of)
              return (
                <Measured key={label} value={passed} of={of} figure={words.score && fill(words.score, { passed, of })}>
                  <CheckedItem isRight={isRight}>{label}</CheckedItem>
                </Measured>
              );
            return (
              <li key={label}>
                <CheckedItem isRight={isRight}>{`${label}: ${isRight ? words.passes : words.fails}`}</CheckedItem>
              </li>
            );
          })}
        </ul>
      )}
    </Frame>
  );
}
