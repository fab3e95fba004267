import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('S6-01 the host has no rule that depends on the visitor', () => {
  expect(readFileSync('firebase.json', 'utf8')).not.toMatch(/cookie|authorization|"rewrites"|vary/i);
});

it('S6-01 no script reads or sets a cookie', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('document.cookie'))).toEqual([]);
});
