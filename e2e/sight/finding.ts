/** What the checks of sight find, gathered by cause: one fault seen in six views is one line that names them. */

/** One fault in one place. */
export interface Finding {
  /** What was expected, as 'text stands out from its surface by 7:1, large text by 4.5:1'. */
  expected: string;
  /** Where, by role and name, and what was found there. */
  found: string;
}

/** Collects the findings of many views. */
export interface Findings {
  add(view: string, findings: Finding[]): void;
  /** A line for each fault, with the views that show it; empty when all is well. */
  lines(): string[];
}

export function gather(): Findings {
  const views = new Map<string, string[]>();
  return {
    add(view, findings) {
      for (const line of new Set(findings.map(({ expected, found }) => `${found} — expected: ${expected}`))) {
        views.set(line, [...(views.get(line) ?? []), view]);
      }
    },
    lines: () => [...views].map(([line, seenIn]) => `${line} [${seenIn.join('; ')}]`),
  };
}
