/**
 * Updates `firebase.json`: its redirects from the catalogue, so that every spelling of a path leads to the listed one (S2-02), and
 * its policy of pages from the build's.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerPolicy } from './contentSecurityPolicy.ts';

type Redirect = ({ source: string } | { regex: string }) & { destination: string; type: 301 };

/** Regular expressions for the spellings of a part of a path. */
interface Spellings {
  /** The listed spelling alone. */
  exact: string;
  /** Every spelling. */
  any: string;
  /** Every spelling except the listed one; `undefined` where there is no other. */
  other: string | undefined;
}

function spellingsOf(character: string): Spellings {
  if (character === '/') return { exact: '/', any: '/+', other: '//+' };
  const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
  const exact = character.replace(/[^\w-]/, '\\$&');
  if (small === capital) return { exact, any: exact, other: undefined };
  return { exact, any: `[${capital}${small}]`, other: character === small ? capital : small };
}

/** Slashes after a path. */
const END: Spellings = { exact: '', any: '/*', other: '/+' };

/**
 * Joins parts. Neither RE2, the host's library, nor Node 20 can express "any case, but not this one". So another spelling has
 * another left half, or the listed left half with another right half. Halving keeps the expression short.
 */
function joined(parts: Spellings[]): Spellings {
  const [first, ...more] = parts;
  if (first && more.length === 0) return first;
  const left = joined(parts.slice(0, parts.length / 2));
  const right = joined(parts.slice(parts.length / 2));
  const cases = [left.other && left.other + right.any, right.other && left.exact + right.other].filter(Boolean);
  return {
    exact: left.exact + right.exact,
    any: left.any + right.any,
    other: cases.length > 1 ? `(?:${cases.join('|')})` : cases[0],
  };
}

/** Regular expression for every other spelling of `path`: letters in the other case, and too many slashes. */
function otherSpellings(path: string): string {
  return `^${joined([...[...path].map(spellingsOf), ...(path === '/' ? [] : [END])]).other}$`;
}

/** The host's redirects: every alias and old address, and every other spelling of these and of each path. */
export function redirectsFor(paths: string[], aliases: Record<string, string>): Redirect[] {
  const listed = new Set(paths.map((path) => path.toLowerCase()));
  const own = Object.entries(aliases);
  return [
    ...own.map(([source, destination]) => ({ source, destination, type: 301 as const })),
    ...[
      ...paths.map((path) => [path, path] as const),
      // An alias that differs from a path only in its capitals is a spelling of that path.
      ...own.filter(([alias]) => !listed.has(alias.toLowerCase())),
    ].map(([path, destination]) => ({ regex: otherSpellings(path), destination, type: 301 as const })),
  ];
}

/**
 * Writes the redirects `wanted` and the policy of pages into `firebase.json` below `root` where it has others. With `isCheck`, as in
 * CI, throws a one-line error instead, because only a committed file may be deployed.
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
