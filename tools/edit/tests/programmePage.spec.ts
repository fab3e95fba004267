import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/catalogue/index';
import { addPage, pageOf } from '../programmePage';

const programmes = catalogue.texts.filter(({ file }) => file.includes('/programmes/'));
describe('the page of a programme', () => {
  it.each(programmes.map(({ file, value }) => [file, value]))('of %s is as written by hand', (path, raw) => {
    const page = pageOf({ path, raw });
    expect(page.raw).toBe(readFileSync(page.path, 'utf8').replace(/function \w+/, 'function Programme'));
  });

  it('is written for a new programme, and over none that is there', () => {
    const root = mkdtempSync(join(tmpdir(), 'pages-'));
    for (const folder of ['src/catalogue/programmes', 'src/pages/programs'])
      mkdirSync(join(root, folder), { recursive: true });
    const file = 'src/catalogue/programmes/pottery.yaml';
    const page = join(root, 'src/pages/programs/pottery.tsx');
    writeFileSync(join(root, file), 'path: /programs/pottery\nwork: { window: { kind: log } }');
    addPage(root, file);
    expect(readFileSync(page, 'utf8')).toContain("from '../../catalogue/programmes/pottery.yaml'");
    writeFileSync(page, 'by hand');
    addPage(root, file);
    expect(readFileSync(page, 'utf8')).toBe('by hand');
    writeFileSync(join(root, file), 'path: /programs/../../../x\nwork: { window: { kind: log } }');
    expect(() => addPage(root, file)).toThrow(`${file}: path must be such as /programs/pottery`);
    rmSync(root, { recursive: true });
  });
});
