import { describe, expect, it } from 'vitest';
import type { Measures } from '../measures';
import { type BenchResult, comparisonText, readmeText } from '../table';

const measures = (more: Partial<Measures>) => ({ performance: 100, cls: 0, tbt: 0, ...more }) as Measures;
const result = (commit: string, site: Partial<Measures>, path = '/about') =>
  ({
    commit,
    date: '2026-11-21',
    pages: [{ path, site: measures(site), baseline: measures({ lcp: 800, fcp: 1000, mainThread: 300 }) }],
  }) as BenchResult;

describe('what was measured, in words', () => {
  it('a page beside an earlier run: below 1 is faster or smaller', () => {
    const then = result('abc', {
      fcp: 1000,
      lcp: 1000,
      mainThread: 400,
      speedIndex: 500,
      bytes: 40_000,
      scriptBytes: 8000,
    });
    const now = result('def', {
      fcp: 500,
      lcp: 2000,
      mainThread: 500,
      speedIndex: 500,
      bytes: 30_000,
      scriptBytes: 10_000,
    });
    expect(comparisonText(now, then).split('\n')).toEqual([
      'Ratio to commit abc, 2026-11-21:',
      '',
      '| page | fcp | lcp | tbt | mainThread | speedIndex | bytes | scriptBytes |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      '| /about | 0.50 | 2.00 | – | 1.25 | 1.00 | 0.75 | 1.25 |',
    ]);
    expect(comparisonText(now, result('abc', {}, '/'))).toBe('No page of this run is in the other one (commit abc).');
  });

  it('a page beside itself without scripts: above 1 is slower', () => {
    const [heads, , row] = readmeText(result('abc', { lcp: 1200, fcp: 1000, mainThread: 600 })).split('\n');
    expect(heads).toBe(
      '| page | LCP × | FCP × | main thread × | CLS | scores | LCP ms | TBT ms | main thread ms | blocking | KB | JS |',
    );
    expect(row).toMatch(/^\| \/about \| 1\.50 \| 1\.00 \| 2\.00 \| 0\.000 \|/);
  });
});
