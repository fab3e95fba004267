import { CheckedItem, type ContentOf, Frame, Lines, useSteps } from './parts';
import { list } from './parts.css';

/** A function and its tests: the last of them fails until the rule is written. */
export function TestsExample({ name, lines, rule, tests, note, passed, words }: ContentOf<'tests'>) {
  const [at, controls] = useSteps(2, { next: words.write, restart: words.remove });
  const isWritten = at === 1;
  const shown = lines.map((line, index) => (isWritten ? line : (rule.instead[index - rule.from] ?? line)));
  return (
    <Frame isDark name={name} note={isWritten ? passed : note} controls={controls}>
      <Lines isCode at={rule.from} items={shown} />
      <ul className={list}>
        {tests.map((test, index) => {
          const isRight = isWritten || index < tests.length - 1;
          return (
            <li key={test}>
              <CheckedItem isRight={isRight}>{`${test}: ${isRight ? words.passes : words.fails}`}</CheckedItem>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
