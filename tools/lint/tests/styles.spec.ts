/** Scoping of styles, checked in the sources, because a browser cannot tell an intended rule from a leak. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../src/theme';
import { entriesOf, palettes } from '../../../src/theme/palette';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** `file:line: text` of every line of these files for which `rule` is true, or which it finds. */
function lines(files: string[], rule: RegExp | ((line: string) => boolean)): string[] {
  const isWrong = rule instanceof RegExp ? (line: string) => rule.test(line) : rule;
  return files.flatMap((file) =>
    readFileSync(join('src', file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isWrong(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const allStyles = sources.filter((file) => file.endsWith('.css.ts'));
const styles = allStyles.filter((file) => !file.startsWith('theme/'));
const components = sources.filter((file) => !file.endsWith('.css.ts') && !file.startsWith('theme/'));
/** What a visitor's browser runs. */
const visitors = components.filter((file) => !/stories|mocks/.test(file));

const TYPE = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'button', 'caption', 'code'] as const;

/** Every length of the tokens: plain ones and whole expressions, as `44px` or `clamp(…)`. */
const named = [theme.size, theme.shape.leaf, theme.layout]
  .flatMap((group) => Object.values<string>(group))
  .concat(TYPE.map((variant) => String(theme.typography[variant].fontSize)))
  .map((length) => length.replaceAll(' ', ''));
const SPACE = /\b(?:padding|margin|gap|rowGap|columnGap|inset|top|right|bottom|left)\w*: ['`]([^'`]*)['`]/;

/** `true` if every length of a value of spacing is on the grid, so that it should use `theme.spacing`. */
function isOnGrid(value: string): boolean {
  const parts = value.split(' ').map((part) => /^-?(\d+)px$/.exec(part)?.[1] ?? (part === '0' ? part : undefined));
  return value !== '0' && parts.every((part) => part !== undefined && Number(part) % 2 === 0);
}

function repeatsToken(line: string): boolean {
  const value = line.replaceAll(' ', '');
  const space = SPACE.exec(line)?.[1];
  return named.some((length) => value.includes(`'${length}'`)) || (space !== undefined && isOnGrid(space));
}

const LOCAL = /\.toLocale\w+\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(|new Date\(\)/;
const COMMON_JS = /(?:[\s;]|^)(?:module\.exports\b|exports\.\w|require\s*\(|global\.\w)/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
const BREAKPOINT = /\((?:min-|max-)?(?:width|height)\s*[:<>]/;
const CSS_TEXT = /\bcss`|String\.raw`|insertRule|<style\b|\bstyle=\{\{/;
const CLASS_LITERAL = /className=(?:"|\{['`"][\w-])|\bclassName: ['"]/;

describe('the styles', () => {
  it.each([
    [COLOUR, 'color: #fff', 'color: theme.vars'],
    [CLASS_LITERAL, '<div className="card">', '<div className={styles.card}>'],
    [BREAKPOINT, '@media (min-width: 768px)', '@media print'],
    [CSS_TEXT, '<p style={{ margin: 0 }}>', '<p className={styles.p}>'],
    [{ test: repeatsToken }, "padding: '8px 14px'", "padding: '8px 13px'"],
    [{ test: repeatsToken }, "minHeight: '44px'", "minHeight: '68px'"],
    [{ test: repeatsToken }, "borderRadius: '32px 6px'", "borderRadius: '31px 6px'"],
  ])('%s finds a fault, and no other text', (rule, fault, other) => {
    expect([rule.test(fault), rule.test(other)]).toEqual([true, false]);
  });

  it.each<[string, string[], Parameters<typeof lines>[1]]>([
    ['no colour is written outside the theme', [...styles, ...components], COLOUR],
    // `theme.palette` has the values of the light scheme; styles must use variables.
    ['colours of a scheme are read as variables', styles, /theme\.palette\.(?!fixed\b)/],
    ['nothing depends on the machine’s clock, place or language', visitors, LOCAL],
    // `100vh` is only a fallback beside `100dvh`.
    ['a window’s height excludes a phone’s bars', styles, /^(?!.*100dvh).*100vh/],
    ['no breakpoint is written outside the theme', [...styles, ...components], BREAKPOINT],
    ['no length is written that a token names', styles, repeatsToken],
    // The pattern by which its `mlly` tells the syntax of a module. Storybook's build then finds styles of no file.
    ['no style file has words that vanilla-extract takes for CommonJS, comments included', allStyles, COMMON_JS],
    ['no element loses its box, and its role with it', styles, /'contents'/],
    ['no component has CSS as text or inline styles', components, CSS_TEXT],
    ['no component names a class: it has those of its styles', components, CLASS_LITERAL],
  ])('%s', (_what, files, rule) => {
    expect(lines(files, rule)).toEqual([]);
  });

  it('rules that only other engines know are there', () => {
    const text = (file: string) => readFileSync(join('src', file), 'utf8');
    // Safari has another name for the triangle of a `<details>`.
    expect(text('theme/global.css.ts')).toContain("'summary::-webkit-details-marker'");
    // Otherwise a phone held sideways enlarges some paragraphs and not others.
    expect(text('theme/global.css.ts')).toContain("WebkitTextSizeAdjust: '100%'");
    // Digits of equal width would be unknown letters in a PDF that Firefox saves.
    expect(text('theme/print.css.ts')).toContain("fontVariantNumeric: 'normal !important'");
  });

  it('S1-111 a band has its padding and the sizes of its heading and lead from its weight alone', () => {
    const others = styles.filter((file) => !file.startsWith('ui/Section/'));
    expect(lines(others, /\[(?:surface\.)?(?:spaceAbove|h2Size|leadSize)\]:/)).toEqual([
      // The closing band has its own sizes; its heading is smaller than the page's own.
      expect.stringMatching(/^sections\/common\/ClosingBand\.css\.ts:\d+: \[surface\.h2Size\]: /),
      expect.stringMatching(/^sections\/common\/ClosingBand\.css\.ts:\d+: \[surface\.leadSize\]: /),
      // Less space, so that a phone shows the first card in its first view or just below.
      expect.stringMatching(/^sections\/home\/ProgrammesByCategory\.css\.ts:\d+: .*\[PHONE\]: .*spaceAbove/),
    ]);
  });

  it('the theme holds nothing that no style reads', () => {
    const text = [...allStyles, 'theme/media.ts'].map((file) => readFileSync(join('src', file), 'utf8')).join('\n');
    const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
    const colours = entriesOf(palettes.light).map(([path]) => path.replace(/.*\./, ''));
    const widths = Object.keys(theme.breakpoints.values).filter((name) => name !== 'xs');
    const layers = Object.keys(theme.zIndex).filter((name) => !(name in createTheme().zIndex));
    expect([...colours, ...widths, ...TYPE, ...layers].filter((name) => !isRead(name))).toEqual([]);
  });
});
