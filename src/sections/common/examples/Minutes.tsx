import { fill } from '../../../catalogue/fill';
import { Icon } from '../../../ui/Icon/Icon';
import * as styles from './kinds.css';
import { type ContentOf, ExampleButton, Frame, toggled, useExample } from './parts';
import { list } from './parts.css';

/** Notes of a meeting beside a tool's minutes. A press compares a line with the notes, and corrects what is wrong. */
export function MinutesExample({ name, notes, lines, words, findings, ...first }: ContentOf<'minutes'>) {
  const [checked, setChecked, note] = useExample<readonly number[]>([first.at], first.note);
  function handleCheck(index: number) {
    const next = toggled(checked, index);
    if (next.length === lines.length) setChecked(next, words.all);
    else setChecked(next, findings[next.at(-1) ?? -1] ?? words.none);
  }
  const controls = (
    <>
      <span>{fill(words.count, { checked: checked.length, all: lines.length })}</span>
      <ExampleButton onPress={() => setChecked([], words.none)} isScripted>
        {words.restart}
      </ExampleButton>
    </>
  );
  return (
    <Frame name={name} note={note} controls={controls}>
      <div className={styles.notes}>
        <p>
          <b>{words.notes}</b>
        </p>
        <ul className={styles.points}>
          {notes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div className={list}>
        <p>
          <b>{words.minutes}</b>
        </p>
        <ul className={list}>
          {lines.map(({ text, instead }, index) => {
            const isChecked = checked.includes(index);
            return (
              <li key={text}>
                <ExampleButton look="row" isPressed={isChecked} onPress={() => handleCheck(index)}>
                  <Icon name={isChecked ? (instead ? 'alert' : 'check') : 'search'} />
                  <span>
                    {isChecked && instead ? (
                      <>
                        <del>{text}</del> <ins className={styles.instead}>{instead}</ins>
                      </>
                    ) : (
                      text
                    )}
                  </span>
                </ExampleButton>
              </li>
            );
          })}
        </ul>
      </div>
    </Frame>
  );
}
