import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRedirects, redirectsFor } from './redirects';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const wanted = redirectsFor(['/', '/programs/AITools'], { '/old': '/' });

describe('the redirects of firebase.json', () => {
  it('S2-02 stop the build where they are not those of the catalogue', async () => {
    const text = JSON.stringify({ hosting: { redirects: wanted.slice(1) } });
    writeFileSync(join(root, 'firebase.json'), text);
    await expect(checkRedirects(root, wanted)).rejects.toThrow(
      /^firebase\.json: its redirects are not those of the catalogue; put these in their place:\n {4}"redirects": \[\n {6}\{\n {8}"source": "\/old",\n/,
    );
    expect(readFileSync(join(root, 'firebase.json'), 'utf8')).toBe(text);
  });

  it('S2-02 let the build go on where they are those', async () => {
    writeFileSync(join(root, 'firebase.json'), JSON.stringify({ hosting: { redirects: wanted } }));
    await expect(checkRedirects(root, wanted)).resolves.toBeUndefined();
    expect(wanted).toEqual([
      { source: '/old', destination: '/', type: 301 },
      { source: '/programs/aitools', destination: '/programs/AITools', type: 301 },
    ]);
  });
});
