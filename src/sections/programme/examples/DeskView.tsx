import * as styles from './Desk.css';
import { Finding, Press, type WindowOf } from './parts';
import { panes, source } from './parts.css';

interface DeskViewProps {
  window: WindowOf<'desk'>;
  /** Question that was asked. */
  at?: number;
  /** Its answer. */
  said?: Pick<WindowOf<'desk'>, 'answer' | 'source' | 'check'> | undefined;
  onAsk?: (index: number) => void;
}

/** Assistant of a library: a question, what it answers, from where, and what a person says of that. */
export function DeskView({ window, at = 0, said = window, onAsk }: DeskViewProps) {
  return (
    <div className={panes.light}>
      <ul className={styles.questions} aria-label={window.words.ask}>
        {window.questions.map((question, index) => (
          <li key={question}>
            <Press isPressed={index === at} onPress={onAsk && (() => onAsk(index))}>
              {question}
            </Press>
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
}
