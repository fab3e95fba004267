/** A page fetches its own code, and no other page's (S2-05). */
import type { Page } from '@playwright/test';
import { livePaths } from '../../../spec/support/paths';
import type { Finding } from '../finding';
import type { SceneView } from '../visit';

/** Name of the page's chunk, without its hash. */
const chunkOf = (path: string) => (path === '/' ? 'pages' : path.slice(path.lastIndexOf('/') + 1));

export async function checkOwnChunk(page: Page, { path }: SceneView): Promise<Finding[]> {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const names = files.map((file) => /\/assets\/(.+)-[\w-]{7}\.js$/.exec(file)?.[1]);
  const found = livePaths().filter((one) => names.includes(chunkOf(one)));
  const expected = path === '/404' ? [] : [path];
  return found.join() === expected.join()
    ? []
    : [{ expected: 'the chunk of the page itself, and of no other page', found: found.join(', ') || 'none' }];
}
