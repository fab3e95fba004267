/** Parts that the examples of learners' work share. */
import type { ReactNode } from 'react';
import type { ExampleContent } from '../../catalogue/schema/examples';
import { Bars } from '../Bars/Bars';
import { Icon } from '../Icon/Icon';
import { leafPath } from '../motif/tiles';
import { useHydrated } from '../useHydrated';
import * as styles from './Figure.css';

/** The content of an example of one kind. */
export type ContentOf<K extends ExampleContent['kind']> = Extract<ExampleContent, { kind: K }>;

/** Title of a window, beside three leaves. */
export function WindowBar({ children }: { children: ReactNode }) {
  return (
    <p className={styles.bar}>
      <svg className={styles.dots} viewBox="0 0 5 1" aria-hidden="true">
        <path d={[0, 2, 4].map((x) => leafPath('a', x, 0, 1)).join('')} />
      </svg>
      {children}
    </p>
  );
}

interface FrameProps {
  /** Title: a file or a page. */
  name: string;
  /** `true` for a terminal or an editor: light on dark in both schemes. */
  isDark?: boolean;
  /** Note on the last press. It and the controls stand at the foot. */
  note?: string | undefined;
  controls?: ReactNode;
  children: ReactNode;
}

/** Window of an example, with three leaves in its bar (S1-47). */
export function Frame({ name, isDark, note, controls, children }: FrameProps) {
  return (
    <div className={styles.window} data-part="window">
      <WindowBar>{name}</WindowBar>
      <div className={styles.panes[isDark ? 'dark' : 'light']}>{children}</div>
      {(note || controls) && (
        <div className={styles.foot}>
          <p className={styles.note} role="status">
            {note}
          </p>
          {controls && <div className={styles.beside}>{controls}</div>}
        </div>
      )}
    </div>
  );
}

interface ExampleButtonProps {
  look?: keyof typeof styles.press;
  onPress: () => void;
  /** `true` if it is useless without scripts, where its place stays empty. */
  isScripted?: boolean;
  /** State of a toggle button. */
  isPressed?: boolean;
  children: ReactNode;
}

/** Control of an example: text in the prerendered page, a button once the page is hydrated. Both have one size. */
export function ExampleButton({ look = 'choice', onPress, isScripted, isPressed, children }: ExampleButtonProps) {
  const pressed = look === 'row' ? 'on' : 'chosen';
  const className = styles.press[isPressed ? pressed : look];
  if (!useHydrated()) return <span className={isScripted ? `${className} ${styles.held}` : className}>{children}</span>;
  return (
    <button type="button" className={className} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}

/** Outline of a leaf, with a tick where its row is chosen. */
export function Leaf({ isTicked }: { isTicked: boolean }) {
  return <span className={isTicked ? styles.ticked : styles.leaf}>{isTicked && <Icon name="check" />}</span>;
}

/** Mark of an item: a tick where it passed, else a triangle; bold text beside it says the same. */
export function CheckedItem({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <span className={isRight ? styles.line : styles.alert}>
      <Icon name={isRight ? 'check' : 'alert'} />
      {children}
    </span>
  );
}

interface MeasuredProps {
  value: number;
  /** The whole, which the longest bar has. */
  of: number;
  figure: ReactNode;
  children: ReactNode;
}

/** A label, its bar and its figure on one line. */
export function Measured({ value, of, figure, children }: MeasuredProps) {
  return (
    <li className={styles.measured}>
      <span className={styles.measuredLabel}>{children}</span>{' '}
      <span className={styles.track}>
        <Bars bars={[{ from: 0, to: value / of }]} height={20} />
      </span>{' '}
      <b className={styles.figure}>{figure}</b>
    </li>
  );
}
