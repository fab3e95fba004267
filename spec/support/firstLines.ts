/** Lines of a failing query's message to keep. */
const MOST_LINES = 10;
/** Most characters of a line. */
const LONGEST = 160;

/** The first lines of a failing query's message, without empty ones. A page may have 390 lines. */
export function firstLines(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MOST_LINES).map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line));
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n');
}
