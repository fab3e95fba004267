import { describe, expect, it } from 'vitest';
import { bundle, holds } from './support/bundle';

const ENTRY = "import { reportWebVitals } from '/src/services/webVitals.ts'; reportWebVitals();";
const LINE = 'export const receiver = undefined as ((metric: Metric) => void) | undefined;';

describe('the web-vitals report', () => {
  it('S7-06 has no receiving callback, and no byte of web-vitals is built', async () => {
    const chunks = await bundle(ENTRY);
    expect(chunks).toHaveLength(1);
    expect(chunks.some((chunk) => holds(chunk, 'web-vitals'))).toBe(false);
    expect(chunks[0]?.code.trim()).toBe('');
  });

  it('S7-06 is given one by one line in one file, and then loads web-vitals apart from the page', async () => {
    let edits = 0;
    const chunks = await bundle(ENTRY, {
      name: 'give-receiver',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith('/src/services/webVitals.ts')) return null;
        edits += code.split(LINE).length - 1;
        return code.replace(LINE, 'export const receiver = (metric: Metric) => { globalThis.received = metric; };');
      },
    });
    expect(edits).toBe(1);
    expect(chunks.filter((chunk) => holds(chunk, 'web-vitals')).map(({ isEntry }) => isEntry)).toEqual([false]);
    expect(chunks.find(({ isEntry }) => isEntry)?.code).toContain('received');
  });
});
