/** Keeps the redirects of `firebase.json` in step with the catalogue (S2-02). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Redirect {
  source: string;
  destination: string;
  type: 301;
}

/**
 * The host's redirects: every alias, and for each path with capitals its all-lower-case spelling, which people type.
 * Other capitalisations are redirected in the browser.
 */
export function redirectsFor(paths: string[], aliases: Record<string, string>): Redirect[] {
  const spellings = new Map(Object.entries(aliases));
  for (const path of paths) {
    const lower = path.toLowerCase();
    if (lower !== path) spellings.set(lower, path);
  }
  return [...spellings].map(([source, destination]) => ({ source, destination, type: 301 }));
}

/** Writes `redirects` into the `firebase.json` below `root`, and leaves a file that has them already untouched. */
export async function syncRedirects(root: string, redirects: Redirect[]): Promise<void> {
  const file = join(root, 'firebase.json');
  const before = await readFile(file, 'utf8');
  const config = JSON.parse(before);
  config.hosting.redirects = redirects;
  const after = `${JSON.stringify(config, null, 2)}\n`;
  if (JSON.stringify(JSON.parse(before)) !== JSON.stringify(config)) await writeFile(file, after);
}
