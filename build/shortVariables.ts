/** Short names of the theme's variables for the built site, because every rule has some. */
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { variablesIn } from '../src/theme/palette.ts';

/** Names the theme's variables by their order: `--a`. Those that vanilla-extract names have more letters. */
export function shortVariables(): Plugin {
  const short = new Map(
    Object.keys(variablesIn('light')).map((name, index) => [name, `--${(index + 10).toString(36)}`]),
  );
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
