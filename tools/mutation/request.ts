/** What mutation testing was asked for. */
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asPattern } from './changed';

export interface MutationRequest {
  /** Patterns of what is mutated; none for everything. */
  paths: string[];
  /** The lines that a change touches. */
  isChange: boolean;
  /** The commit that they differ from; where the change began unless it is given. */
  since?: string;
  /** For Stryker itself. */
  words: string[];
}

/** Reads the arguments. Throws one line for a path that is not there, and for an unknown word. */
export function readRequest(given: string[]): MutationRequest {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values, positionals } = parseArgs({
    args: given.slice(0, end),
    options: { changed: { type: 'boolean' }, since: { type: 'string' } },
    allowPositionals: true,
  });
  const missing = positionals.find((path) => !/^(?:src|build)(?:\/|$)/.test(path) || !existsSync(path));
  if (missing) throw new Error(`${missing}: no file or folder of src or build; name one as src/shell/footer`);
  return {
    paths: positionals.map((path) =>
      statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.{ts,tsx}` : asPattern(path),
    ),
    isChange: Boolean(values.changed) || values.since !== undefined,
    ...(values.since !== undefined && { since: values.since }),
    words: given.slice(end + 1),
  };
}
