import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../support/folder';
import { bundle, holds } from './support/bundle';

const ENTRY = "import { reportWebVitals } from '/src/services/webVitals.ts'; reportWebVitals();";
const LINE = 'export const receiver = undefined as ((metric: Metric) => void) | undefined;';

/** A plugin that replaces the line of the receiver. */
const giving = (receiver: string) => ({
  name: 'give-receiver',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/src/services/webVitals.ts') ? code.replace(LINE, `export const receiver = ${receiver};`) : null,
});

const VITALS = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];

describe('the web-vitals report', () => {
  it('S7-06 has no receiving callback, and no byte of web-vitals is built', async () => {
    const chunks = await bundle(ENTRY);
    expect(chunks).toHaveLength(1);
    expect(chunks.some((chunk) => holds(chunk, 'web-vitals'))).toBe(false);
    expect(chunks[0]?.code.trim()).toBe('');
  });

  it('S7-06 is one line in one file, apart from web-vitals', async () => {
    expect(readFileSync('src/services/webVitals.ts', 'utf8').split(LINE)).toHaveLength(2);
    const chunks = await bundle(ENTRY, giving('(metric: Metric) => { globalThis.received = metric; }'));
    expect(chunks.filter((chunk) => holds(chunk, 'web-vitals')).map(({ isEntry }) => isEntry)).toEqual([false]);
    expect(chunks.find(({ isEntry }) => isEntry)?.code).toContain('received');
  });

  it('S7-06 each measure is asked for once, for its last value', async () => {
    const chunks = await bundle(ENTRY, {
      ...giving('received'),
      resolveId: (id) => (id === 'web-vitals' ? '\0stub' : null),
      load: (id) =>
        id === '\0stub'
          ? VITALS.map((name) => `export const ${name} = (...how) => asked('${name}', ...how);`).join('\n')
          : null,
    });
    const files = Object.fromEntries(chunks.map(({ name, code }) => [name, code]));
    const folder = makeFolder({ ...files, 'package.json': '{"type":"module"}' });
    const [asked, received] = [vi.fn(), () => {}];
    vi.stubGlobal('asked', asked);
    vi.stubGlobal('received', received);
    await import(/* @vite-ignore */ join(folder, String(chunks.find(({ isEntry }) => isEntry)?.name)));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(VITALS.length));
    expect(asked.mock.calls).toEqual(VITALS.map((name) => [name, received]));
  });
});
