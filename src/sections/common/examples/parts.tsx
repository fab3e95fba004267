/** Parts that the examples of learners' work share. */
import { type ReactNode, useState } from 'react';
import type { ExampleContent } from '../../../catalogue/schema/examples';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import { useHydrated } from '../../../ui/useHydrated';
import { code, current, each } from './kinds.css';
import * as styles from './parts.css';

/** The content of an example of one kind. */
export type ContentOf<K extends ExampleContent['kind']> = Extract<ExampleContent, { kind: K }>;

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
      <p className={styles.bar}>
        <svg className={styles.dots} viewBox="0 0 5 1" aria-hidden="true">
          <path d={[0, 2, 4].map((x) => leafPath('a', x, 0, 1)).join('')} />
        </svg>
        {name}
      </p>
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

/** State of an example, what sets it, and the note on the last press, which is set with it. */
export function useExample<State>(first: State, firstNote?: string) {
  const [[state, note], set] = useState([first, firstNote] as const);
  return [state, (now: State, said?: string) => set([now, said]), note] as const;
}

/** The step that is shown, of `count`, and a button to the next; after the last comes the first. */
export function useSteps(count: number, words: { next: string; restart: string }, first = 0): [number, ReactNode] {
  const [at, setAt] = useState(first);
  const button = (
    <ExampleButton onPress={() => setAt((at + 1) % count)} isScripted look="main">
      {at === count - 1 ? words.restart : words.next}
    </ExampleButton>
  );
  return [at, button];
}

/** `chosen` after a press on the item at `index`, which is then chosen or no longer so. */
export const toggled = (chosen: readonly number[], index: number) =>
  chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index];

/** Mark of an item: a tick where it passed, else a triangle; bold text beside it says the same. */
export function CheckedItem({ isRight, children }: { isRight: boolean; children: ReactNode }) {
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
  /** Index of the highlighted line (`aria-current="step"`). */
  at: number;
  /** `true` for lines of a program. */
  isCode?: boolean;
}

/** Numbered lines, one of them highlighted. */
export function Lines({ items, at, isCode }: LinesProps) {
  return (
    <ol className={isCode ? code : undefined}>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place.
          key={index}
          className={index === at ? current : each}
          aria-current={index === at ? 'step' : undefined}
        >
          {item}
        </li>
      ))}
    </ol>
  );
}
