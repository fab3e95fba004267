/** The built site as files: no browser, no server. */
import { existsSync, readFileSync } from 'node:fs';
import { NOT_FOUND } from '../../../build/paths';
import { documentPaths } from '../../support/paths';

export const ADDRESS = 'https://www.fynbos-academy.example';

/** Every page, the not-found page last. */
export const pages: readonly string[] = [...documentPaths, NOT_FOUND];

/** The file that answers an address of the site; none where there is none. */
export function fileOf(path: string): string | undefined {
  const name = `dist${path === '/' ? '/index' : path}`;
  return [`${name}.html`, name].find((file) => existsSync(file));
}

export const htmlOf = (path: string): string => readFileSync(fileOf(path) ?? path, 'utf8');

const parsed = new Map<string, Document>();

/** A page as a browser reads it before any script has run. */
export function documentOf(path: string): Document {
  const known = parsed.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
  parsed.set(path, known);
  return known;
}

/** Words with every space of their text as one. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

interface Graph {
  '@context': string;
  '@graph': { '@type': string; [key: string]: unknown }[];
}

/** The structured data of a page. */
export const graphOf = (path: string): Graph =>
  JSON.parse(documentOf(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '');
