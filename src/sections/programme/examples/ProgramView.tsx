import * as styles from './Program.css';
import { Foot, Lines, Press, type WindowOf } from './parts';
import { code, panes } from './parts.css';

interface ProgramViewProps {
  window: WindowOf<'code'>;
  /** Line that has just run, the values after it, and what it did. */
  step?: { at: number; values: readonly string[]; note: string };
  isLast?: boolean;
  onNext?: () => void;
}

/** A small program at one line, with its variables there. */
export function ProgramView({ window, step, isLast, onNext }: ProgramViewProps) {
  const { at, note } = step ?? window;
  return (
    <>
      <div className={panes.dark}>
        <Lines isCode at={at} items={window.lines} />
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
        <Press onPress={onNext} isScripted look="main">
          {isLast ? window.words.restart : window.words.next}
        </Press>
      </Foot>
    </>
  );
}
