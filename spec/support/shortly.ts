/** Lines of a failing query: what was looked for, and the beginning of what there is. */
const MOST_LINES = 10;
/** Characters. */
const LONGEST = 160;

/** The first lines of what a query says when it fails, without empty ones; the page itself may be 390 of them. */
export function shortly(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MOST_LINES).map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line));
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n');
}
