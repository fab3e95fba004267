/** The styles of each page: those of the chunks that draw it, and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { pageFile } from './paths.ts';

/** What every page is drawn with: the site below its router. */
const SITE = 'src/start.tsx';

/** The style files that the chunks of the page at `path` ask for, each after those of the chunks that its own imports. */
function filesOf(manifest: Manifest, path: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(follow);
    for (const file of chunk.css ?? []) files.add(file);
  };
  follow(SITE);
  follow(pageFile(path));
  return [...files];
}

const CLASS_NAME = /\.([A-Z]+[0-9a-z]+)(?![\w-])/g;

/** Whether a page with these class names shows anything of a style sheet. One without any is for elements: it does. */
function isDrawn(css: string, used: Set<string>): boolean {
  const names = [...css.matchAll(CLASS_NAME)].map(([, name]) => name ?? '');
  return names.length === 0 || names.some((name) => used.has(name));
}

function classNamesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
}

export interface PageStyles {
  /** The styles of all that the page shows, to stand in its HTML. */
  text: string;
  /** The files that they come from. What else its chunks ask for arrives with the scripts. */
  files: string[];
}

/** The styles of the page at `path`, whose content is `body`, of the site built in `outDir`. */
export function pageStyles(outDir: string, manifest: Manifest, path: string, body: string): PageStyles {
  const used = classNamesOf(body);
  const sheets = filesOf(manifest, path)
    .map((file) => ({ file, css: readFileSync(join(outDir, file), 'utf8').trim() }))
    .filter(({ css }) => isDrawn(css, used));
  return { text: sheets.map(({ css }) => css).join(''), files: sheets.map(({ file }) => file) };
}

/** A tag for each style file that the HTML holds already: it says so to the loader of chunks, and fetches nothing. */
export function heldTags(files: string[]): string {
  return files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
}
