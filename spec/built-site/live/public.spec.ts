/** Content that the public site never has, whatever the variables of its build. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { livePaths } from '../../support/paths';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const texts = files
  .filter((file) => /\.(html|js|txt|xml)$/.test(file))
  .map((file) => [file, readFileSync(`dist/${file}`, 'utf8')] as const);
const having = (pattern: RegExp, ending = '') =>
  texts.filter(([file, text]) => file.endsWith(ending) && pattern.test(text)).map(([file]) => file);

test('S5-01 no page has an input, a form or a field for a password before the search is opened', () => {
  // All pages and the not-found page.
  expect(having(/<html/, '.html')).toHaveLength(livePaths().length + 1);
  expect(having(/<(?:form|input|textarea|select)\b|contenteditable|password"/i, '.html')).toEqual([]);
});

test('S6-01 there is no sign-in and no editor', () => {
  expect(files.filter((file) => /admin|decap|preview\.html/.test(file))).toEqual([]);
  expect(having(/decap|\/admin\b|api\.github\.com/)).toEqual([]);
});
