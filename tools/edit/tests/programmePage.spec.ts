import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/catalogue/index';
import { pageOf, withPages } from '../programmePage';

const programmes = catalogue.texts.filter(({ file }) => file.includes('/programmes/'));
const pottery = { path: 'src/catalogue/programmes/pottery.yaml', slug: 'pottery' };
const WORK = 'work: { window: { kind: log } }';

describe('the page of a programme', () => {
  it.each(programmes.map(({ file, value }) => [file, value]))('of %s is as written by hand', (path, raw) => {
    const page = pageOf({ path, raw });
    expect(page.raw).toBe(readFileSync(page.path, 'utf8').replace(/function \w+/, 'function Programme'));
  });

  it('is saved with a new programme', () => {
    const file = { ...pottery, raw: `path: /programs/pottery\n${WORK}` };
    const [first, second, ...more] = withPages([file]);
    expect([first, second?.path, second?.slug, more]).toEqual([file, 'src/pages/programs/pottery.tsx', 'pottery', []]);
  });

  it('is not written over that of another programme', () => {
    const file = { ...pottery, raw: `path: /programs/AITools\n${WORK}` };
    expect(withPages([file])).toEqual([file]);
  });

  it('is not written where there is one, or for another file', () => {
    const files = catalogue.texts.map(({ file, value }) => ({ path: file, raw: value }));
    expect(withPages(files)).toEqual(files);
  });
});
