/** The floor: every page as it is, without its scripts. No page with scripts can be faster than its own floor. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes out the scripts that run and what is fetched for them; structured data stays, since it does not run. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Copies the built site at `from` to `to`, its pages without scripts. */
export async function makeFloor(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files = await readdir(to, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(to, file);
    const html = withoutScripts(await readFile(path, 'utf8'));
    if (/<script type="module"|modulepreload/.test(html))
      throw new Error(`${file}: a script is left in its floor page.`);
    await writeFile(path, html);
  }
}
