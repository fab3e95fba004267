/** Updates `firebase.json`: its redirects from the catalogue (S2-02), and the policies of pages from the build's. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerPolicy } from './contentSecurityPolicy.ts';
import { permissionsPolicy } from './permissionsPolicy.ts';

/**
 * The host's redirects: from each alias and each old address to its page. The host takes a slash at the end off by itself
 * (`trailingSlash`); any other spelling is the browser's (`src/client/hydrate.tsx`).
 */
export const redirectsFor = (addresses: Record<string, string>) =>
  Object.entries(addresses).map(([source, destination]) => ({ source, destination, type: 301 }));

/**
 * Writes the redirects `wanted` and the policies of pages into `firebase.json` below `root` where it has others. With
 * `isCheck`, as in CI, throws a one-line error instead, because only a committed file may be deployed.
 */
export async function updateHosting(root: string, wanted: object[], isCheck = Boolean(process.env.CI)) {
  const file = join(root, 'firebase.json');
  // Git may check files out with the line ends of Windows.
  const before = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const { hosting, ...rest } = JSON.parse(before);
  const json = JSON.stringify({ hosting: { ...hosting, redirects: wanted }, ...rest }, null, 2);
  const text = `${json
    .replaceAll(/script-src 'self'[^"]*/g, () => headerPolicy)
    .replaceAll(/accelerometer=[^"]*/g, () => permissionsPolicy)}\n`;
  if (text === before) return;
  if (isCheck) {
    const message = 'firebase.json: it is out of date. Run npm run build, and commit the file.';
    throw Object.assign(new Error(message), { stack: message });
  }
  await writeFile(file, text);
  console.log('firebase.json has new redirects or another policy: commit it.');
}
