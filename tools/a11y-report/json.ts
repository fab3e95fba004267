/** JSON that a diff can show: one entry of each list a line. */

/** The first entry of a list stands on the line of its key, so that what matters most is on the first line. */
export function linedJson(document: Record<string, unknown>): string {
  const entries = Object.entries(document).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[${value.map((item) => JSON.stringify(item)).join(',\n')}]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{${entries.join(',')}}\n`;
}
