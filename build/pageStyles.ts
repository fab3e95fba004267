/** Critical CSS: which rules of its style files each page has inlined. Decision 0002 says why. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CustomAtRules,
  Features,
  type Rule,
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
 * Tells of a part of a selector whether `html` has it: its class, its attribute, or what its `:has()` names. `open` counts as
 * there: the browser sets it.
 */
function presentParts(html: string): (part: SelectorComponent) => boolean {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  return function isThere(part) {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'pseudo-class' && part.kind === 'has') return part.selectors.some((one) => one.every(isThere));
    if (part.type !== 'attribute' || part.name === 'open') return true;
    const value = part.operation?.operator === 'equal' ? `${part.operation.value}"` : '';
    return html.includes(` ${part.name}="${value}`);
  };
}

/** When a browser needs the file of conditional CSS: on paper, in the visitor's own colours, and where there is hover. */
export const CONDITIONAL_MEDIA = 'print, (forced-colors: active), (hover: hover)';

/** Whether a rule is for paper, for the visitor's own colours or for hover alone. */
function isConditional(rule: Rule): boolean {
  if (rule.type !== 'media') return false;
  const [{ mediaType, condition } = {}] = rule.value.query.mediaQueries;
  return (
    mediaType === 'print' ||
    (condition?.type === 'feature' && ['forced-colors', 'hover'].includes(String(condition.value.name)))
  );
}

/** `css`, minified, with what `visitor` leaves of it. */
function minified(css: string, visitor: Visitor<CustomAtRules>): string {
  const options = { filename: 'page.css', minify: true, exclude: Features.LightDark, visitor };
  return transform({ ...options, code: Buffer.from(css) }).code.toString();
}

/** Keeps the conditional rules. It returns none of them: the library does not accept all of its own, such as `var(--a)`. */
function onlyConditional(): Visitor<CustomAtRules> {
  let depth = 0;
  return {
    Rule(rule) {
      if (isConditional(rule)) depth += 1;
      return depth > 0 ? undefined : [];
    },
    RuleExit(rule) {
      if (isConditional(rule)) depth -= 1;
    },
  };
}

/** The rules of `css` for paper, for the visitor's own colours and for hover. */
export function conditionalCss(css: string): string {
  return minified(css, onlyConditional());
}

/**
 * `css` without its fallback fonts, which every page has inlined. A sheet that declared them a second time would make the browser
 * lay out the whole page again.
 */
export function withoutFontFaces(css: string): string {
  return minified(css, { Rule: { 'font-face': () => [] } });
}

/** The style files that any chunk asks for. */
export function styleFiles(manifest: Manifest): string[] {
  return [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].sort();
}

/**
 * The conditional CSS of the whole site, for paper, forced colours and hover: name and text of one file. Critical CSS leaves it out.
 * Visitors without scripts load this file; others have it in the deferred styles.
 */
export function conditionalStyles(outDir: string, manifest: Manifest): { file: string; text: string } {
  const text = styleFiles(manifest)
    .map((file) => conditionalCss(readFileSync(join(outDir, file), 'utf8')))
    .join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `assets/conditional-${hash}.css`, text };
}

/**
 * Critical CSS: the rules of `css` that apply to `body`, without the conditional ones. It keeps the variables that
 * these rules or `conditional` CSS read.
 */
export function criticalCss(css: string, body: string, conditional: string): string {
  const isThere = presentParts(body);
  const shows = (selector: Selector) => selector.every(isThere);
  let drawn = minified(css, {
    Rule: {
      style: ({ value }) => (value.selectors.some(shows) ? undefined : []),
      media: (rule) => (isConditional(rule) ? [] : undefined),
    },
  });
  // Repeated: a removed variable may have been the only one that read another.
  for (let before = ''; before !== drawn; ) {
    before = drawn;
    const read = new Set([...`${drawn}${conditional}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    // Lightning CSS also calls properties custom that it does not know.
    const isIdle = (name: string) => name.startsWith('--') && !read.has(name);
    drawn = minified(drawn, { Declaration: { custom: ({ name }) => (isIdle(name) ? [] : undefined) } });
  }
  return drawn;
}

/** The styles of a page, to stand in its HTML, and the whole files that they come from. */
interface PageStyles {
  /** The rules of all that the page shows, but for paper, the visitor's own colours and hover. */
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
  const css = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('');
  return { text: criticalCss(css, body, conditional), files };
}
