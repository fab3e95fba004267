/** The short summary for the terminal. */
import type { Trace } from './model';
import { goneLines, verdict } from './words';

/** A line per section with its ids, and the verdict last. Ids without proof stand on a line of their own. */
export function renderText(trace: Trace): string[] {
  const sections = trace.sections.flatMap(({ heading, proved, requirements }) => {
    const ids = (wanted: boolean) => requirements.filter((row) => row.proved === wanted).map(({ id }) => id);
    const missing = ids(false);
    return [
      `${heading}: ${proved} of ${requirements.length} proved${proved > 0 ? `: ${ids(true).join(' ')}` : ''}`,
      ...(missing.length > 0 ? [`  not proved: ${missing.join(' ')}`] : []),
    ];
  });
  const gone = goneLines(trace.gone).flatMap(({ statement, titles }) => [
    statement,
    ...titles.map((title) => `  ${title}`),
  ]);
  return [...sections, ...gone, verdict(trace)];
}
