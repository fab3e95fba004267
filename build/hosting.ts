/**
 * Updates `firebase.json`: its redirects from the catalogue, so that every spelling of a path leads to the listed one
 * (S2-02), and its policy of pages from the build's.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerPolicy } from './contentSecurityPolicy.ts';

type Redirect = ({ source: string } | { regex: string }) & { destination: string; type: 301 };

/** `text` in a regular expression. */
const exact = (text: string) => text.replaceAll(/[^\w/-]/g, '\\$&');

/** Regular expression for every spelling of `text`: letters in both cases, and one slash or more for each. */
const anySpelling = (text: string) =>
  exact(text)
    .replaceAll(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
    .replaceAll('/', '/+');

/**
 * Regular expression for every spelling of `text` but its own; empty where there is none. Neither RE2, the host's library, nor
 * Node 20 can express "any case, but not this one". So another spelling has another left half, or the listed left half with
 * another right half. Halving keeps the expression short.
 */
function otherSpelling(text: string): string {
  if (text === '/') return '//+';
  if (text.length === 1) return [text.toLowerCase(), text.toUpperCase()].find((letter) => letter !== text) ?? '';
  const [left, right] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  const [otherLeft, otherRight] = [otherSpelling(left), otherSpelling(right)];
  const cases = [otherLeft && otherLeft + anySpelling(right), otherRight && exact(left) + otherRight].filter(Boolean);
  return cases.length > 1 ? `(?:${cases.join('|')})` : cases.join('');
}

/** The host's redirects: aliases, old addresses, and every other spelling of these and of each path. */
export function redirectsFor(paths: string[], addresses: Record<string, string>): Redirect[] {
  const listed = new Set(paths.map((path) => path.toLowerCase()));
  const entries = Object.entries(addresses);
  return [
    ...entries.map(([source, destination]) => ({ source, destination, type: 301 as const })),
    ...[
      ...paths.map((path) => [path, path] as const),
      // An address that differs from a path only in its capitals is a spelling of that path.
      ...entries.filter(([address]) => !listed.has(address.toLowerCase())),
    ].map(([path, destination]) => ({
      regex: `^(?:${otherSpelling(path)}/*|${exact(path)}/+)$`,
      destination,
      type: 301 as const,
    })),
  ];
}

/**
 * Writes the redirects `wanted` and the policy of pages into `firebase.json` below `root` where it has others. With
 * `isCheck`, as in CI, throws a one-line error instead, because only a committed file may be deployed.
 */
export async function updateHosting(root: string, wanted: Redirect[], isCheck = Boolean(process.env.CI)) {
  const file = join(root, 'firebase.json');
  const before = await readFile(file, 'utf8');
  const { hosting, ...rest } = JSON.parse(before);
  const json = JSON.stringify({ hosting: { ...hosting, redirects: wanted }, ...rest }, null, 2);
  const text = `${json.replaceAll(/script-src 'self'[^"]*/g, () => headerPolicy)}\n`;
  if (text === before) return;
  if (isCheck) {
    const error = new Error('firebase.json: it is out of date. Run npm run build, and commit the file.');
    error.stack = error.message;
    throw error;
  }
  await writeFile(file, text);
  console.log('firebase.json has new redirects or another policy: commit it.');
}
