import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeBelow } from '../../../spec/support/folder';
import { catalogue } from '../../../src/catalogue/index';
import { addPage, pageOf } from '../programmePage';

const programmes = catalogue.texts.filter(({ file }) => file.includes('/programmes/'));
describe('the page of a programme', () => {
  it.each(programmes.map(({ file, value }) => [file, value]))('the page of %s is as written by hand', (path, raw) => {
    const page = pageOf({ path, raw });
    expect(page.raw).toBe(readFileSync(page.path, 'utf8'));
  });

  it('is written for a new programme, and over none that is there', () => {
    const file = 'src/catalogue/programmes/pottery.yaml';
    const page = 'src/pages/programs/pottery.tsx';
    const root = makeFolder({
      [file]: 'path: /programs/pottery',
      'src/pages/programs/another.tsx': '',
    });
    const written = () => readFileSync(join(root, page), 'utf8');
    addPage(root, file);
    expect(written()).toContain("from '#catalogue/programmes/pottery.yaml'");
    writeBelow(root, page, 'by hand');
    addPage(root, file);
    expect(written()).toBe('by hand');
    writeBelow(root, file, 'path: /programs/../../../x');
    expect(() => addPage(root, file)).toThrow(`${file}: path must be such as /programs/pottery`);
  });
});
