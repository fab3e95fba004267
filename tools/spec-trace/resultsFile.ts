/** What the two readers of results share. */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface ReadContext {
  /** The results file, relative to the repository. */
  file: string;
  /** Turns a test file's absolute path into one relative to the repository. */
  toRepository: (path: string) => string;
}

/** A path relative to `root`, with forward slashes. */
export function relativeTo(root: string, path: string): string {
  return relative(root, path).replaceAll(sep, '/');
}

/** What the runner says of a failure, without terminal colours. */
export const plainText = (messages: readonly (string | null | undefined)[]): string =>
  stripVTControlCharacters(messages.filter(Boolean).join('\n'));

/** The first line of a failure message, without terminal colours; empty where there is none. */
export function firstLine(message: string | null | undefined): string {
  return (
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n')[0]
      ?.trim() ?? ''
  );
}
