/** Every page without its scripts. No page with scripts can be faster. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes scripts and preloads for them. Structured data stays, because it does not run. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]* type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Copies the built site at `from` to `to`, its pages without scripts. */
export async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files = await readdir(to, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(to, file);
    await writeFile(path, withoutScripts(await readFile(path, 'utf8')));
  }
}
