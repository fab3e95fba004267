import type { ReactNode } from 'react';
import * as styles from './CodePanel.css';

type Syntax = keyof typeof styles.tokenStyle | 'plain';

/** Patterns of tokens: strings, numbers, calls and keywords; the rest is plain. */
const PATTERNS: [Syntax, RegExp][] = [
  ['text', /^"[^"]*"/],
  ['number', /^\d+/],
  ['word', /^(?:if|else|and|for|in)\b/],
  ['call', /^\w+(?=\()/],
  ['plain', /^(?:\w+|[^\w"]+)/],
];

/** Tokens of a line of code with their syntax; joined, they are the line. */
export function tokensOf(line: string): [Syntax, string][] {
  const tokens: [Syntax, string][] = [];
  for (let rest = line; rest; ) {
    const [syntax, token] = PATTERNS.map(([name, pattern]) => [name, pattern.exec(rest)?.[0]] as const).find(
      ([, found]) => found,
    ) ?? ['plain' as const, rest];
    tokens.push([syntax, token ?? rest]);
    rest = rest.slice((token ?? rest).length);
  }
  return tokens;
}

/** Style of a line. Code that wraps keeps the line's indent; prose does not. */
function classOf(line: string, isProse = false): string {
  const indent = line.search(/\S/);
  return isProse || !(indent in styles.hanging)
    ? styles.line
    : `${styles.line} ${styles.hanging[indent as keyof typeof styles.hanging]}`;
}

interface CodePanelProps {
  lines: readonly string[];
  /** Marked lines, from 1. */
  marked: readonly number[];
  /** `true` for lines of prose, which have no syntax to colour. */
  isProse?: boolean | undefined;
  /** Caption: what the code is or does. */
  children: ReactNode;
}

/** Numbered lines of code over a caption. A line may break before each token that has a colour, so that no word does. */
export function CodePanel({ lines, marked, isProse, children }: CodePanelProps) {
  return (
    <figure className={styles.panel}>
      <pre className={styles.code}>
        <code>
          {lines.map((line, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: A line is identified by its position in the program.
              key={index}
              className={classOf(line, isProse)}
              data-marked={marked.includes(index + 1) ? '' : undefined}
            >
              {(isProse ? [['plain', line] as const] : tokensOf(line)).map(([syntax, token], at) =>
                syntax === 'plain' ? (
                  token
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: A token is identified by its position in the line.
                  <span key={at} className={styles.tokenStyle[syntax]}>
                    <wbr />
                    {token}
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
