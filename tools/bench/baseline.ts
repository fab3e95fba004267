/** The baseline: every page as it is, without its scripts. No page with scripts can be faster than its own baseline. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes out the scripts that run and what is fetched for them; structured data stays, since it does not run. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]* type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Copies the built site at `from` to `to`, its pages without scripts. */
export async function makeBaseline(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files = await readdir(to, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(to, file);
    await writeFile(path, withoutScripts(await readFile(path, 'utf8')));
  }
}
