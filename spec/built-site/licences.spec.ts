import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];

test('what reaches the visitor is named with an allowed licence', () => {
  const text = readFileSync('dist/licences.txt', 'utf8');
  const packages = [...text.matchAll(/^## (\S+) - \S+ \(([^)]+)\)$/gm)].map(([, name, licence]) => [name, licence]);
  expect(packages.map(([name]) => name)).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']));
  expect(packages.filter(([, licence]) => !ALLOWED.includes(licence ?? ''))).toEqual([]);
  for (const font of ['atkinson-hyperlegible-next', 'bricolage-grotesque']) {
    // With the notice of its owners, without which it may not be passed on.
    const licence = readFileSync(`node_modules/@fontsource/${font}/LICENSE`, 'utf8');
    expect.soft(readFileSync(`dist/fonts/LICENSE-${font}.txt`, 'utf8')).toBe(licence);
  }
});
