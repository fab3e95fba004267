import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from './support/builtSite';

const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

test('all code that reaches the visitor is named with an allowed licence', () => {
  const text = readFileSync('dist-fixture/licences.txt', 'utf8');
  const packages = [...text.matchAll(/^## (\S+) - \S+ \(([^)]+)\)$/gm)].map(([, name, licence]) => [name, licence]);
  expect(text.startsWith('# Licences\n')).toBe(true);
  expect(packages.map(([name]) => name)).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']));
  expect(packages.filter(([, licence]) => !ALLOWED.includes(licence ?? ''))).toEqual([]);
  for (const font of ['atkinson-hyperlegible-next', 'bricolage-grotesque']) {
    expect.soft(packages).toContainEqual([`@fontsource/${font}`, 'OFL-1.1']);
    // With the notice of its owners, which the licence requires.
    expect.soft(text).toContain(readFileSync(`node_modules/@fontsource/${font}/LICENSE`, 'utf8'));
  }
  expect(documentOf('/terms-and-conditions').querySelector('a[href="/licences.txt"]')).not.toBeNull();
});
