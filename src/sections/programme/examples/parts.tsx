/** Parts that the examples of learners' work share. */
import type { ReactNode } from 'react';
import type { WorkWindow } from '../../../catalogue/workSchema';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import { useHydrated } from '../../../ui/useHydrated';
import * as styles from './parts.css';

/** The content of a window of one kind. */
export type WindowOf<K extends WorkWindow['kind']> = Extract<WorkWindow, { kind: K }>;

interface FrameProps {
  /** Title: a file or a page. */
  name: string;
  children: ReactNode;
}

/** Window of an example, with three leaves in its bar. */
export function Frame({ name, children }: FrameProps) {
  return (
    <div className={styles.window} data-part="window">
      <p className={styles.bar}>
        <svg className={styles.dots} viewBox="0 0 5 1" aria-hidden="true">
          <path d={[0, 2, 4].map((x) => leafPath('a', x, 0, 1)).join('')} />
        </svg>
        {name}
      </p>
      {children}
    </div>
  );
}

interface ExampleButtonProps {
  look?: keyof typeof styles.press;
  onPress: () => void;
  /** Whether it means nothing without scripts: its place is then empty. */
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

interface FootProps {
  /** Note on the last press. */
  note: ReactNode;
  children?: ReactNode;
}

/** Foot of a window: a note that follows the visitor's presses, and controls. */
export function Foot({ note, children }: FootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.note} role="status">
        {note}
      </p>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}

/** Whether an item passed: a tick, or a triangle beside bold text, which says the same. */
export function Finding({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <span className={isRight ? styles.line : styles.alert}>
      <Icon name={isRight ? 'check' : 'alert'} />
      {children}
    </span>
  );
}

interface LinesProps {
  /** Text or drawing of each line. */
  items: readonly ReactNode[];
  /** The line that is looked at. */
  at: number;
  /** Whether they are a program. */
  isCode?: boolean;
}

/** Numbered lines, of which one is looked at. */
export function Lines({ items, at, isCode }: LinesProps) {
  return (
    <ol className={isCode ? styles.code : undefined}>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place.
          key={index}
          className={index === at ? styles.current : styles.each}
          aria-current={index === at ? 'step' : undefined}
        >
          {item}
        </li>
      ))}
    </ol>
  );
}
