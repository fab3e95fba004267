import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { hoverStyles } from './hoverStyles';

/** `css` after the plugin. */
async function built(css: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [hoverStyles()] } } }, 'build');
  const { code } = await preprocessCSS(css, 'page.css', config);
  return code.replaceAll(/\s+/g, ' ');
}

test.each([
  ['.a:hover { color: red }', '@media (hover: hover) { .a:hover { color: red } }'],
  // The rule keeps its place, so later rules still win.
  ['.a:hover { x: y } .a { x: z }', '@media (hover: hover) { .a:hover { x: y } } .a { x: z }'],
  ['.a:hover .b, .a[c] .b { x: y }', '@media (hover: hover) { .a:hover .b { x: y } } .a[c] .b { x: y }'],
  [
    '@media (width > 9px) { .a:hover { x: y } }',
    '@media (width > 9px) { @media (hover: hover) { .a:hover { x: y } } }',
  ],
  ['.a { x: y }', '.a { x: y }'],
])('%s', async (css, expected) => {
  expect((await built(css)).replaceAll(/ ?([{}]) ?/g, '$1')).toBe(expected.replaceAll(/ ?([{}]) ?/g, '$1'));
});
