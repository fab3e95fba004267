import { useState } from 'react';
import { example } from './example';
import { ExampleButton, Finding, Foot, Lines } from './parts';
import { list, panes } from './parts.css';

/** A function and its tests: the last of them fails until the rule is written. */
export const TestsExample = example('tests', ({ window }) => {
  const { lines, rule, tests, words } = window;
  const [isWritten, setWritten] = useState(false);
  const shown = lines.map((line, index) => (isWritten ? line : (rule.instead[index - rule.from] ?? line)));
  return (
    <>
      <div className={panes.dark}>
        <Lines isCode at={rule.from} items={shown} />
        <ul className={list}>
          {tests.map((test, index) => {
            const isRight = isWritten || index < tests.length - 1;
            return (
              <li key={test}>
                <Finding isRight={isRight}>{`${test}: ${isRight ? words.passes : words.fails}`}</Finding>
              </li>
            );
          })}
        </ul>
      </div>
      <Foot note={isWritten ? window.passed : window.note}>
        <ExampleButton onPress={() => setWritten(!isWritten)} isScripted look="main">
          {isWritten ? words.remove : words.write}
        </ExampleButton>
      </Foot>
    </>
  );
});
