/** The built sites as files: no browser, no server. */
import { existsSync, readFileSync } from 'node:fs';
import { NOT_FOUND } from '../../../build/paths';
import { CENTRE } from '../../support/centre';
import { documentPaths } from '../../support/paths';

export const ADDRESS = CENTRE.siteAddress;

/** Every page of the example centre, the not-found page last. */
export const pages: readonly string[] = [...documentPaths, NOT_FOUND];

interface Graph {
  '@context': string;
  '@graph': { '@type': string; [key: string]: unknown }[];
}

/** The site that was built to `folder`. */
export function siteIn(folder: string) {
  /** The file that answers an address of the site; `undefined` where there is none. */
  function fileOf(path: string): string | undefined {
    const name = `${folder}${path === '/' ? '/index' : path}`;
    return [`${name}.html`, name].find((file) => existsSync(file));
  }

  const htmlOf = (path: string): string => readFileSync(fileOf(path) ?? path, 'utf8');

  const parsed = new Map<string, Document>();

  /** A page as a browser reads it before any script has run. */
  function documentOf(path: string): Document {
    const known = parsed.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
    parsed.set(path, known);
    return known;
  }

  /** The structured data of a page. */
  const graphOf = (path: string): Graph =>
    JSON.parse(documentOf(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '');

  return { fileOf, htmlOf, documentOf, graphOf };
}

/** The example centre's site. */
export const { fileOf, htmlOf, documentOf, graphOf } = siteIn('dist-fixture');

/** Text of an element, with each run of spaces as one. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
