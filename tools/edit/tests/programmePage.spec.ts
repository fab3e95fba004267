import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeBelow } from '../../../spec/support/folder';
import { catalogue } from '../../../src/catalogue/index';
import { addPage, pageOf } from '../programmePage';

it.each(catalogue.programmes)('the page of $file is as written by hand', ({ file, value }) => {
  expect(pageOf(file)).toBe(readFileSync(`src/pages${value.path}.tsx`, 'utf8'));
});

it('the page of a new programme is written, and over none that is there', () => {
  const file = 'src/catalogue/programmes/pottery.yaml';
  const root = makeFolder({ [file]: 'path: /programs/pottery', 'src/pages/programs/another.tsx': '' });
  const page = join(root, 'src/pages/programs/pottery.tsx');
  addPage(root, file);
  expect(readFileSync(page, 'utf8')).toBe(pageOf(file));
  writeBelow(root, 'src/pages/programs/pottery.tsx', 'by hand');
  addPage(root, file);
  expect(readFileSync(page, 'utf8')).toBe('by hand');
  writeBelow(root, file, 'path: /programs/../../../x');
  expect(() => addPage(root, file)).toThrow(`${file}: path must be such as /programs/pottery`);
});
