import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bytesOf } from '../bytes';

const folder = mkdtempSync(join(tmpdir(), 'bytes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what each page weighs', () => {
  it('EXTRA is its HTML, and with it every script and typeface of a first visit, each once', () => {
    for (const name of ['assets', 'fonts', 'programs']) mkdirSync(join(folder, name));
    // What cannot be compressed keeps its size, but for the four bytes of its frame.
    const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * at * 7919 + at * 31) % 251);
    writeFileSync(join(folder, 'fonts/text.woff2'), noise(500));
    writeFileSync(join(folder, 'assets/main-a.js'), 'export {}');
    writeFileSync(join(folder, 'assets/later-b.js'), '');
    const page = '<script src="/assets/main-a.js"></script><link href="/fonts/text.woff2"><p data-files="';
    writeFileSync(join(folder, 'index.html'), `${page}/assets/main-a.js /assets/later-b.js /assets/gone-c.js">`);
    writeFileSync(join(folder, 'programs/ai.html'), '');

    const { '/': home, '/programs/ai': empty, ...others } = bytesOf(folder);
    expect(others).toEqual({});
    expect(empty).toEqual({ html: 1, first: 1 });
    // 500 of the typeface, 13 and 1 of the scripts.
    expect((home?.first ?? 0) - (home?.html ?? 0)).toBe(514);
    expect(home?.html).toBeGreaterThan(50);
    expect(home?.html).toBeLessThan(170);
  });
});
