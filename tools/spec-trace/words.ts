/** The trace in words: lines for the terminal, and Markdown for a job's summary. */
import { counted } from '../report/words';
import { LAYERS } from './results';
import { MANY_LAYERS, type Trace } from './trace';

/** One sentence on the whole. */
export function verdict({ proved, requirements, tests, problems }: Trace): string {
  const end = problems.length === 0 ? 'nothing is wrong' : counted(problems.length, 'problem');
  return `${proved} of ${counted(requirements.length, 'statement')} proved by ${counted(tests, 'test')}; ${end}.`;
}

/** How many statements have a section's heading, and how many of them are proved. */
export function sectionsOf({ requirements }: Trace): { heading: string; proved: number; all: number }[] {
  return [...new Set(requirements.map(({ section }) => section))].map((heading) => {
    const rows = requirements.filter(({ section }) => section === heading);
    return { heading, proved: rows.filter(({ isProved }) => isProved).length, all: rows.length };
  });
}

/** How many statements each layer proves alone, and the ids that three layers or more prove. */
export function layersOf({ requirements }: Trace): { alone: Record<string, number>; many: string[] } {
  const alone = LAYERS.map((layer) => [layer, requirements.filter(({ layers }) => layers.join() === layer).length]);
  return {
    alone: Object.fromEntries(alone),
    many: requirements.filter(({ layers }) => layers.length >= MANY_LAYERS).map(({ id }) => id),
  };
}

/** Lines for the terminal, the verdict last. */
export function asText(trace: Trace): string[] {
  const { alone, many } = layersOf(trace);
  return [
    ...sectionsOf(trace).map(({ heading, proved, all }) => `${heading}: ${proved} of ${all} proved`),
    `Proved in one layer alone: ${Object.entries(alone)
      .map(([layer, count]) => `${layer} ${count}`)
      .join(', ')}`,
    `Proved in ${MANY_LAYERS} layers or more: ${many.join(' ') || 'none'}`,
    verdict(trace),
  ];
}

/** The same and the problems, as Markdown. */
export function asMarkdown(trace: Trace): string {
  const lines = [...asText(trace).slice(0, -1), ...trace.problems].map(
    (line) => `- ${line.replaceAll(/[<>|*_`]/g, '\\$&')}`,
  );
  return `# Requirement trace\n\n${verdict(trace)}\n\n${lines.join('\n')}\n`;
}
