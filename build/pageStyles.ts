/** The styles of each page: the rules that it shows, and no others. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CustomAtRules,
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import type { Manifest } from 'vite';
import { pageFile } from './paths.ts';

/** What every page is drawn with: the site below its router. */
const SITE = 'src/client/hydrate.tsx';

/** The style files that these chunks ask for, each after those of the chunks that its own imports. */
function filesOf(manifest: Manifest, ...chunks: string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(follow);
    for (const file of chunk.css ?? []) files.add(file);
  };
  chunks.forEach(follow);
  return [...files];
}

/**
 * Whether `html` has what a part of a selector asks for: a class, an attribute, something inside. The browser itself sets
 * `open`.
 */
function partsOf(html: string): (part: SelectorComponent) => boolean {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  return function isThere(part) {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'pseudo-class' && part.kind === 'has') return part.selectors.some((one) => one.every(isThere));
    if (part.type !== 'attribute' || part.name === 'open') return true;
    const value = part.operation?.operator === 'equal' ? `${part.operation.value}"` : '';
    return html.includes(` ${part.name}="${value}`);
  };
}

/** What only some visitors need: paper, and the visitor's own colours. */
const CONDITIONAL = ['@media print{', '@media (forced-colors:active){'];
/** When a browser needs the file of those rules. */
export const CONDITIONAL_MEDIA = 'print, (forced-colors: active)';

/** Where the block that begins at `start` ends. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let end = css.indexOf('{', start); end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    if (depth === 0) return end + 1;
  }
  throw new Error(`A rule does not end: ${css.slice(start, start + 80)}`);
}

/** The rules for paper and for the visitor's own colours of a minified style sheet, and the rest of it. */
export function splitConditional(css: string): { page: string; conditional: string } {
  const starts = CONDITIONAL.map((media) => css.indexOf(media)).filter((start) => start >= 0);
  if (starts.length === 0) return { page: css, conditional: '' };
  const start = Math.min(...starts);
  const end = endOfBlock(css, start);
  const rest = splitConditional(css.slice(end));
  return { page: css.slice(0, start) + rest.page, conditional: css.slice(start, end) + rest.conditional };
}

/**
 * The conditional CSS of the whole site, for paper and forced colours: name and text of one file. Critical CSS leaves it out.
 * Visitors without scripts load this file; others have it in the deferred styles.
 */
export function conditionalStyles(outDir: string, manifest: Manifest): { file: string; text: string } {
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].sort();
  const text = sheets.map((file) => splitConditional(readFileSync(join(outDir, file), 'utf8')).conditional).join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `assets/conditional-${hash}.css`, text };
}

/**
 * Critical CSS: the rules of `css` that apply to `body`, and the variables that they or `conditional` CSS read.
 */
export function drawnStyles(css: string, body: string, conditional: string): string {
  const minified = (text: string, visitor: Visitor<CustomAtRules>) =>
    transform({
      filename: 'page.css',
      code: Buffer.from(text),
      minify: true,
      exclude: Features.LightDark,
      visitor,
    }).code.toString();
  const isThere = partsOf(body);
  const shows = (selector: Selector) => selector.every(isThere);
  let drawn = minified(css, {
    Rule: { style: ({ value }) => (value.selectors.some(shows) ? undefined : []) },
  });
  // A variable may be read by another one alone that nobody reads.
  for (let before = ''; before !== drawn; ) {
    before = drawn;
    const read = new Set([...`${drawn}${conditional}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    // A property that the library does not know is custom to it as well.
    const isIdle = (name: string) => name.startsWith('--') && !read.has(name);
    drawn = minified(drawn, { Declaration: { custom: ({ name }) => (isIdle(name) ? [] : undefined) } });
  }
  return drawn;
}

/** The styles of a page, to stand in its HTML, and the whole files that they come from. */
interface PageStyles {
  /** The rules of all that the page shows, but for paper and the visitor's own colours. */
  text: string;
  /** The files of its components, for what they look like when something is pressed, opened or found, and on paper. */
  files: string[];
}

/** The styles of the page at `path`, whose content is `body`, of the site built in `outDir`. */
export function pageStyles(
  outDir: string,
  manifest: Manifest,
  path: string,
  body: string,
  conditional: string,
): PageStyles {
  const files = filesOf(manifest, SITE, pageFile(path));
  const css = files.map((file) => splitConditional(readFileSync(join(outDir, file), 'utf8')).page).join('');
  return { text: drawnStyles(css, body, conditional), files };
}
