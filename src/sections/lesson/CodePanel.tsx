import type { ReactNode } from 'react';
import * as styles from './CodePanel.css';

type Kind = keyof typeof styles.mark | 'plain';

/** Words in quotes, numbers, what is called, and words of the language; what is left is plain. */
const PARTS: [Kind, RegExp][] = [
  ['text', /^"[^"]*"/],
  ['number', /^\d+/],
  ['word', /^(?:if|else|and)\b/],
  ['call', /^\w+(?=\()/],
  ['plain', /^(?:\w+|[^\w"]+)/],
];

/** The parts of a line of code, each with its kind; put together they are the line. */
export function partsOf(line: string): [Kind, string][] {
  const parts: [Kind, string][] = [];
  for (let rest = line; rest; ) {
    const [kind, part] = PARTS.map(([of, pattern]) => [of, pattern.exec(rest)?.[0]] as const).find(
      ([, found]) => found,
    ) ?? ['plain' as const, rest];
    parts.push([kind, part ?? rest]);
    rest = rest.slice((part ?? rest).length);
  }
  return parts;
}

interface CodePanelProps {
  lines: readonly string[];
  /** The line that is pointed at, from 1. */
  marked?: number | undefined;
  /** What the code is or does. */
  children: ReactNode;
}

/** A few lines of code, each with its number, over a line that says what they are. */
export function CodePanel({ lines, marked, children }: CodePanelProps) {
  return (
    <figure className={styles.panel}>
      <pre className={styles.code}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place in the program.
            <span key={index} className={styles.line} data-marked={index + 1 === marked ? '' : undefined}>
              {partsOf(line).map(([kind, part], at) =>
                kind === 'plain' ? (
                  part
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: A part is its place in the line.
                  <span key={at} className={styles.mark[kind]}>
                    {part}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
