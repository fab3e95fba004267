/** The styles of each page: those of the chunks that draw it, and no others. */
import { createHash } from 'node:crypto';
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

const PRINT = '@media print{';

/** The rules for paper of a minified style sheet, and the rest of it. */
export function splitPrint(css: string): { screen: string; paper: string } {
  const start = css.indexOf(PRINT);
  if (start < 0) return { screen: css, paper: '' };
  let end = start + PRINT.length;
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= css.length) throw new Error(`A rule for paper does not end: ${css.slice(start, start + 80)}`);
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  const rest = splitPrint(css.slice(end));
  return { screen: css.slice(0, start) + rest.screen, paper: css.slice(start + PRINT.length, end - 1) + rest.paper };
}

/**
 * How the whole site looks on paper, as one file: its name, with a hash, and its text. No page waits for it, since
 * browsers fetch it last, and no page's own styles have to hold it.
 */
export function paperStyles(outDir: string, manifest: Manifest): { file: string; text: string } {
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].sort();
  const text = sheets.map((file) => splitPrint(readFileSync(join(outDir, file), 'utf8')).paper).join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `assets/paper-${hash}.css`, text };
}

export interface PageStyles {
  /** The styles of all that the page shows on a screen, to stand in its HTML. */
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
  return { text: sheets.map(({ css }) => splitPrint(css).screen).join(''), files: sheets.map(({ file }) => file) };
}

/** A tag for each style file that the HTML holds already: it says so to the loader of chunks, and fetches nothing. */
export function heldTags(files: string[]): string {
  return files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
}
