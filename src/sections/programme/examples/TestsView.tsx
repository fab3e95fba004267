import { Finding, Foot, Lines, Press, type WindowOf } from './parts';
import { list, panes } from './parts.css';

interface TestsViewProps {
  window: WindowOf<'tests'>;
  /** Whether the rule is written. */
  isWritten?: boolean;
  note?: string;
  onToggle?: () => void;
}

/** A function and its tests: the last of them fails until the rule is written. */
export function TestsView({ window, isWritten = false, note = window.note, onToggle }: TestsViewProps) {
  const { lines, rule, tests, words } = window;
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
      <Foot note={note}>
        <Press onPress={onToggle} isScripted look="main">
          {isWritten ? words.remove : words.write}
        </Press>
      </Foot>
    </>
  );
}
