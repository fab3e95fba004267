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
  // With the notice of its owners, which the licence requires.
  for (const [font, owners] of [
    ['atkinson-hyperlegible-next', 'Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors'],
    ['bricolage-grotesque', 'Copyright 2022 The Bricolage Grotesque Project Authors'],
  ]) {
    expect.soft(packages).toContainEqual([font, 'OFL-1.1']);
    expect.soft(text).toContain(owners);
  }
  expect.soft(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(documentOf('/terms-and-conditions').querySelector('a[href="/licences.txt"]')).not.toBeNull();
});
