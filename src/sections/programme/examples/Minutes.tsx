import { useState } from 'react';
import { Icon } from '../../../ui/Icon/Icon';
import { example } from './example';
import * as styles from './Minutes.css';
import { ExampleButton, Foot } from './parts';
import { list, panes } from './parts.css';

/** Notes of a meeting, and a tool's minutes of it: a line is held against them, a fault is struck out and put right. */
export const MinutesExample = example('minutes', ({ window }) => {
  const { lines, words, findings } = window;
  const [checked, setChecked] = useState<readonly number[]>([window.at]);
  const [note, setNote] = useState<string | undefined>(window.note);
  function handleCheck(index: number) {
    const now = checked.includes(index) ? checked.filter((one) => one !== index) : [...checked, index];
    setChecked(now);
    if (now.length === 0) setNote(words.none);
    else if (now.length === lines.length) setNote(words.all);
    else setNote(findings[now.at(-1) ?? 0]);
  }
  return (
    <>
      <div className={panes.light}>
        <div className={styles.notes}>
          <p>
            <b>{words.notes}</b>
          </p>
          <ul className={styles.points}>
            {window.notes.map((one) => (
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
      </div>
      <Foot note={note} />
    </>
  );
});
