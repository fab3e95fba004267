/** What the screen reader was asked to read. */
import { parseArgs } from 'node:util';

export interface ScreenReaderRequest {
  /** Pages to read. */
  paths: string[];
  hasJourneys: boolean;
}

/** One page of each kind: home, prose, programme cards with an upcoming one, prices in a table, not found. */
export const SAMPLE = ['/', '/about', '/programs/bootcamps', '/programs/feestructure', '/404'];

/**
 * Reads the arguments: none for a sample of pages, `--all` for every page, or paths. The first two include the
 * journeys. Throws one line for anything else.
 */
export function readRequest(words: string[], sitePaths: string[]): ScreenReaderRequest {
  const { values, positionals } = parseArgs({
    args: words,
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((path) => !sitePaths.includes(path));
  if (unknown !== undefined) throw new Error(`${unknown} is no page of the site. Its pages: ${sitePaths.join(' ')}`);
  if (positionals.length > 0) return { paths: [...new Set(positionals)], hasJourneys: false };
  return { paths: values.all ? sitePaths : SAMPLE, hasJourneys: true };
}
