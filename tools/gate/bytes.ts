/** What each page weighs on the way to a visitor. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of the HTML and of all that a first visit fetches with it, by address. */
export type PageBytes = Record<string, { html: number; first: number }>;

/** As a server compresses that does so while it sends; typefaces are compressed already. */
function served(file: string): number {
  const content = readFileSync(file);
  if (file.endsWith('.woff2')) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

/** The bytes of every page of the site built in `directory`. */
export function bytesOf(directory: string): PageBytes {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return Object.fromEntries(
    pages.map((file) => {
      const source = readFileSync(join(directory, file), 'utf8');
      const [, files = ''] = /data-files="([^"]*)"/.exec(source) ?? [];
      const named = [...source.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+\.(?:js|woff2))"/g)].map(
        ([, one]) => one,
      );
      const all = [...new Set([...named, ...files.split(' ')])].filter((one): one is string => Boolean(one));
      const html = served(join(directory, file));
      const rest = all.map((one) => join(directory, one)).filter((one) => existsSync(one));
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      return [path, { html, first: rest.reduce((sum, one) => sum + served(one), html) }];
    }),
  );
}
