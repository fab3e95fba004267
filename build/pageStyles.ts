/** Critical CSS: the rules that each page has inlined from its style files. Decision 0002 has the reasons. */
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
import type { Manifest, ManifestChunk } from 'vite';
import { HYDRATION_ENTRY, pageFile } from './paths.ts';

/** These chunks and all that they import, each after those that it imports itself. */
export const withImports = (manifest: Manifest, ...keys: string[]): ManifestChunk[] => [
  ...new Set(
    keys.flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [...withImports(manifest, ...(chunk.imports ?? [])), chunk] : [];
    }),
  ),
];

/**
 * Returns a test for one part of a selector: does `html` have its class, its attribute, or the content of its `:has()`? `open`
 * and `data-closed` count as present, because the browser sets the one, and the inline script the other.
 */
function presentParts(html: string): (part: SelectorComponent) => boolean {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  return function isThere(part) {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'pseudo-class' && part.kind === 'has') return part.selectors.some((one) => one.every(isThere));
    if (part.type !== 'attribute' || ['open', 'data-closed'].includes(part.name)) return true;
    const value = part.operation?.operator === 'equal' ? `${part.operation.value}"` : '';
    return html.includes(` ${part.name}="${value}`);
  };
}

/** Media in which a browser needs the file of conditional CSS: print, forced colours, and devices with hover. */
export const CONDITIONAL_MEDIA = 'print, (forced-colors: active), (hover: hover)';

/** `true` for a rule that is only for print, forced colours or hover. */
function isConditional(rule: Rule): boolean {
  if (rule.type !== 'media') return false;
  const [{ mediaType, condition } = {}] = rule.value.query.mediaQueries;
  return (
    mediaType === 'print' ||
    (condition?.type === 'feature' && ['forced-colors', 'hover'].includes(String(condition.value.name)))
  );
}

/** `css` after `visitor`, minified. */
function minified(css: string, visitor: Visitor<CustomAtRules>): string {
  const options = { filename: 'page.css', minify: true, exclude: Features.LightDark, visitor };
  return transform({ ...options, code: Buffer.from(css) }).code.toString();
}

/** The rules of `css` for print, forced colours and hover. It returns none: the library refuses some with `var(--a)`. */
export function conditionalCss(css: string): string {
  let depth = 0;
  return minified(css, {
    Rule(rule) {
      if (isConditional(rule)) depth += 1;
      return depth > 0 ? undefined : [];
    },
    RuleExit(rule) {
      if (isConditional(rule)) depth -= 1;
    },
  });
}

/** `css` without its fallback fonts, which every page has inlined: a second time, a browser would lay out all anew. */
export const withoutFontFaces = (css: string): string => minified(css, { Rule: { 'font-face': () => [] } });

/** The style files that these chunks ask for. */
export const styleFiles = (chunks: ManifestChunk[]): string[] => [...new Set(chunks.flatMap(({ css = [] }) => css))];
const textOf = (outDir: string, files: string[]) =>
  files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('');

/**
 * Name and text of the file with the site's conditional CSS, for print, forced colours and hover. Critical CSS leaves it out.
 * Visitors without scripts load this file; others get it in the deferred styles.
 */
export function conditionalStyles(outDir: string, manifest: Manifest): { file: string; text: string } {
  const text = styleFiles(Object.values(manifest))
    .sort()
    .map((file) => conditionalCss(textOf(outDir, [file])))
    .join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `assets/conditional-${hash}.css`, text };
}

/**
 * Critical CSS: the rules of `css` that apply to `body`, without the conditional ones. It keeps the keyframes of their
 * animations and the variables that these rules or `conditional` CSS read.
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
  const animations = [...drawn.matchAll(/animation(?:-name)?:([^;}]+)/g)].map(([, value]) => value).join(' ');
  drawn = minified(drawn, {
    Rule: { keyframes: ({ value: { name } }) => (animations.split(/[ ,]/).includes(name.value) ? undefined : []) },
  });
  // Repeated, because a removed variable may have been the only one that reads another.
  for (let before = ''; before !== drawn; ) {
    before = drawn;
    const read = new Set([...`${drawn}${conditional}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    // Lightning CSS also calls properties custom that it does not know.
    const isIdle = (name: string) => name.startsWith('--') && !read.has(name);
    drawn = minified(drawn, { Declaration: { custom: ({ name }) => (isIdle(name) ? [] : undefined) } });
  }
  return drawn;
}

/**
 * The styles of the page at `path`, whose content is `body`, of the site built in `outDir`: its critical CSS, and the files of its
 * components, for other states, such as pressed or open, and for print.
 */
export function pageStyles(outDir: string, manifest: Manifest, path: string, body: string, conditional: string) {
  const files = styleFiles(withImports(manifest, HYDRATION_ENTRY, pageFile(path)));
  return { text: criticalCss(textOf(outDir, files), body, conditional), files };
}
