import { describe, expect, it } from 'vitest';
import { readRequest } from '../request';

describe('what mutation testing is asked for', () => {
  it('is everything, an area, a folder of it, or a file', () => {
    expect(readRequest([]).paths).toEqual([]);
    expect(readRequest(['build']).paths).toEqual(['build/**/*.{ts,tsx}']);
    expect(readRequest(['build/', 'src/ui']).paths).toEqual(['build/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}']);
    expect(readRequest(['build/day.ts', '--', '--concurrency', '1'])).toMatchObject({
      paths: ['build/day.ts'],
      words: ['--concurrency', '1'],
    });
  });

  it('is refused in a line where there is nothing to mutate', () => {
    for (const path of ['docs', 'builds', 'src/nothing']) {
      expect(() => readRequest([path])).toThrow(`${path}: no file or folder of src or build`);
    }
  });
});
