import { Icon } from '../../../ui/Icon/Icon';
import * as styles from './Minutes.css';
import { Foot, Press, type WindowOf } from './parts';
import { list, panes } from './parts.css';

interface MinutesViewProps {
  window: WindowOf<'minutes'>;
  /** Lines that were held against the notes. */
  checked?: readonly number[];
  note?: string | undefined;
  onCheck?: (index: number) => void;
}

/** Notes of a meeting, and a tool's minutes of it: a fault is struck out and put right. */
export function MinutesView({ window, checked = [window.at], note = window.note, onCheck }: MinutesViewProps) {
  return (
    <>
      <div className={panes.light}>
        <div className={styles.notes}>
          <p>
            <b>{window.words.notes}</b>
          </p>
          <ul className={styles.points}>
            {window.notes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <p>
          <b>{window.words.minutes}</b>
        </p>
        <ul className={list}>
          {window.lines.map(({ text, instead }, index) => {
            const isChecked = checked.includes(index);
            return (
              <li key={text}>
                <Press look="row" isPressed={isChecked} onPress={onCheck && (() => onCheck(index))}>
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
                </Press>
              </li>
            );
          })}
        </ul>
      </div>
      <Foot note={note} />
    </>
  );
}
