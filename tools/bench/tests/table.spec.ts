import { expect, it } from 'vitest';
import type { Measures } from '../measures';
import { pageTable } from '../table';

const measures = (more: Partial<Measures>) => ({ performance: 100, cls: 0, tbt: 0, ...more }) as Measures;

it('a page beside itself without scripts: above 1 is slower', () => {
  const site = measures({ lcp: 1200, fcp: 1000, mainThread: 600 });
  const pages = [{ path: '/about', site, baseline: measures({ lcp: 800, fcp: 1000, mainThread: 300 }) }];
  const [heads, , row] = pageTable(pages).split('\n');
  expect(heads).toBe(
    '| page | LCP × | FCP × | main thread × | CLS | scores | LCP ms | TBT ms | main thread ms | KB | JS |',
  );
  expect(row).toMatch(/^\| \/about \| 1\.50 \| 1\.00 \| 2\.00 \| 0\.000 \|/);
});
