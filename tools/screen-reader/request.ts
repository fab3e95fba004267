/** What `node tools/site/run.mjs tools/screen-reader/command.ts` was asked for. */

export interface ScreenReaderRequest {
  /** Pages to read. */
  paths: string[];
  hasJourneys: boolean;
}

/** One page of each kind: home, prose, programme cards with an upcoming one, prices in a table, not found. */
const SAMPLE = ['/', '/about', '/programs/bootcamps', '/programs/feestructure', '/404'];

/**
 * Reads the arguments: none for the whole site and the journeys, `--sample` for a few pages and the journeys, or paths.
 * Throws one line for anything else.
 */
export function readRequest(words: string[], sitePaths: string[]): ScreenReaderRequest {
  if (words.length === 0) return { paths: sitePaths, hasJourneys: true };
  if (words.length === 1 && words[0] === '--sample') return { paths: SAMPLE, hasJourneys: true };
  if (words.includes('--sample')) throw new Error('Name pages, or ask for the --sample, not both.');
  const wrong = words.find((word) => !word.startsWith('/'));
  if (wrong !== undefined) throw new Error(`‘${wrong}’ is neither a path of the site, as /about, nor --sample.`);
  const unknown = words.find((word) => !sitePaths.includes(word));
  if (unknown !== undefined) throw new Error(`${unknown} is no page of the site. Its pages: ${sitePaths.join(' ')}`);
  return { paths: [...new Set(words)], hasJourneys: false };
}
