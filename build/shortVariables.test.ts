import { expect, test } from 'vitest';
import { shortVariables } from './shortVariables';

const { handler } = shortVariables().transform as unknown as { handler: (css: string, id: string) => string };
const shortened = (css: string) => handler(css, '/site/src/ui/Chip.css.ts.vanilla.css');

test('the theme’s variables have short names', () => {
  const css = shortened(':root{--mui-palette-primary-main:#0F4C3A}a{color:var(--mui-palette-primary-main)}');
  expect(css).toMatch(/^:root\{(--[\da-z]{1,2}):#0F4C3A\}a\{color:var\(\1\)\}$/);
});

test('a variable that no page declares stops the build', () => {
  const css = 'a{color:var(--mui-palette-Alert-errorColor)}';
  expect(() => shortened(css)).toThrow('Chip.css.ts.vanilla.css: no page declares --mui-palette-Alert-errorColor');
});

test('a value that the theme has not stops the build', () => {
  const css = 'a{color:red;border:undefined solid}';
  expect(() => shortened(css)).toThrow('Chip.css.ts.vanilla.css: the theme has no such value: border:undefined');
});
