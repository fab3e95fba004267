/** Checks that `firebase.json` has the catalogue's redirects (S2-02). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Redirect {
  source: string;
  destination: string;
  type: 301;
}

/**
 * The host's redirects: every alias, and the lower-case form of each path with capitals.
 * The browser's script redirects every other capitalisation.
 */
export function redirectsFor(paths: string[], aliases: Record<string, string>): Redirect[] {
  const spellings = new Map(Object.entries(aliases));
  for (const path of paths) {
    const lower = path.toLowerCase();
    if (lower !== path) spellings.set(lower, path);
  }
  return [...spellings].map(([source, destination]) => ({ source, destination, type: 301 }));
}

/** Throws an error with the expected lines when `firebase.json` below `root` has other redirects. */
export async function checkRedirects(root: string, wanted: Redirect[]): Promise<void> {
  const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  if (JSON.stringify(hosting.redirects) === JSON.stringify(wanted)) return;
  const lines = JSON.stringify(wanted, null, 2).replaceAll('\n', '\n    ');
  const error = new Error(
    `firebase.json: its redirects are not those of the catalogue; put these in their place:\n    "redirects": ${lines},`,
  );
  error.stack = error.message;
  throw error;
}
