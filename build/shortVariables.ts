/** Short names of classes and variables for the built site, because every element and every rule has some. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { siteVariables } from '../src/theme/palette.ts';

interface Style {
  /** Unique to the style. */
  hash: string;
  /** Path of its file, relative to the root. */
  filePath: string;
}

/** `A`, `B` … `Z`, `BA`: a number in capitals. */
function capitals(number: number): string {
  const letter = String.fromCharCode(65 + (number % 26));
  return number < 26 ? letter : capitals(Math.floor(number / 26)) + letter;
}

/**
 * Names a style by the number of its file, in capitals, and its number in that file: `C0`, `C1`, `C2`. Files are numbered
 * alphabetically and styles in source order, so prerendered pages and scripts have the same names.
 */
export function shortStyleNames(root: string): (style: Style) => string {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .sort();
  const known = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const file = files.indexOf(filePath);
    if (file < 0) throw new Error(`${filePath}: a style file outside src/; move it there.`);
    const styles = known.get(filePath) ?? [];
    known.set(filePath, styles);
    if (!styles.includes(hash)) styles.push(hash);
    return capitals(file) + styles.indexOf(hash).toString(36);
  };
}

/** Names the theme's variables by their order, in small letters: `--a`. Names of styles begin with a capital. */
export function shortVariables(): Plugin {
  const short = new Map(siteVariables.map((name, index) => [name, `--${(index + 10).toString(36)}`]));
  return {
    name: 'short-variables',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css$/ },
      handler(css, id) {
        const [wrong] = /[^{};]*\b(?:undefined|NaN)\b/.exec(css) ?? [];
        if (wrong) throw new Error(`${basename(id)}: the theme has no such value: ${wrong.trim()}`);
        return css.replace(/--mui-[\w-]+/g, (name) => {
          const shortName = short.get(name);
          if (!shortName) throw new Error(`${basename(id)}: no page declares ${name}`);
          return shortName;
        });
      },
    },
  };
}
