import { Finding, Foot, Lines, Press, type WindowOf } from './parts';
import { panes } from './parts.css';

interface IncidentViewProps {
  window: WindowOf<'log'>;
  /** Entry that is looked at. */
  at?: number;
  note?: string | undefined;
  onNext?: () => void;
}

/** Log of one night: an entry is looked at, and a note says what it means. */
export function IncidentView({
  window: { lines, words, note: first },
  at = 0,
  note = first,
  onNext,
}: IncidentViewProps) {
  return (
    <>
      <div className={panes.dark}>
        <Lines
          at={at}
          items={lines.map(({ isRight, text }) => (
            <Finding key={text} isRight={isRight}>
              {text}
            </Finding>
          ))}
        />
      </div>
      <Foot note={note}>
        <Press onPress={onNext} isScripted look="main">
          {at === lines.length - 1 ? words.restart : words.next}
        </Press>
      </Foot>
    </>
  );
}
