import { describe, expect, it } from 'vitest';
import type { TestRun } from '../../spec-trace/model';
import { causesOf, summaryLines } from '../summary';

const run = (title: string, message: string, more: Partial<TestRun> = {}): TestRun => ({
  titles: [title],
  file: 'e2e/sight/pages.e2e.ts',
  line: 44,
  where: 'real browser',
  outcome: 'failed',
  error: message.split('\n')[0] ?? '',
  message,
  ...more,
});

const faded = (path: string, band: number) =>
  run(
    `EXTRA ${path} can be read`,
    `Error: expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 3

- Array []
+ Array [
+   "paragraph \\"Apply\\" in \\"band ${band}, Fees\\": has 1.39:1 — expected: contrast of 7:1 [phone, dark; 1000 px, dark]",
+ ]`,
  );

describe('the summary of a run', () => {
  it('EXTRA one cause on three pages is one entry, with what was found, what was expected, and where', () => {
    const causes = causesOf([faded('/about', 3), faded('/', 12), faded('/programs/AITools', 2)]);
    expect(causes).toEqual([
      {
        found: 'paragraph "Apply" in "band 3, Fees": has 1.39:1',
        expected: 'contrast of 7:1',
        tests: 3,
        statements: ['EXTRA'],
        pages: ['/about', '/', '/programs/AITools'],
        views: ['phone, dark', '1000 px, dark'],
        places: ['e2e/sight/pages.e2e.ts:44'],
      },
    ]);
    expect(summaryLines(causes)).toEqual([
      'What broke: 1 cause, shown 3 times.',
      '',
      '1. paragraph "Apply" in "band 3, Fees": has 1.39:1 (3 tests)',
      '   expected: contrast of 7:1',
      '   statement: EXTRA; page: /about, /, /programs/AITools; at: phone, dark, 1000 px, dark',
      '   look at: e2e/sight/pages.e2e.ts:44',
    ]);
  });

  it('EXTRA another expectation is another cause; what most tests show comes first', () => {
    const message = `Error: expect(locator).toHaveText(expected) failed

Locator:  getByRole('heading', { name: 'Fees' })
Expected: "Fees"
Received: "Fee"`;
    const other = run('S2-34, S4-02 the heading, at 390 px', message, { file: 'e2e/x.e2e.ts', line: 7 });
    const causes = causesOf([other, faded('/about', 1), faded('/careers', 1)]);
    expect(causes.map(({ tests }) => tests)).toEqual([2, 1]);
    expect(causes[1]).toMatchObject({
      found: `expect(locator).toHaveText(expected) failed · getByRole('heading', { name: 'Fees' }) · received "Fee"`,
      expected: '"Fees"',
      statements: ['S2-34', 'S4-02'],
      views: ['390 px'],
      places: ['e2e/x.e2e.ts:7'],
    });
  });

  it('EXTRA a run without failures has no summary', () => {
    expect(summaryLines(causesOf([run('EXTRA fine', '', { outcome: 'passed' })]))).toEqual([]);
  });

  it('EXTRA many pages are six and a number', () => {
    const causes = causesOf(Array.from({ length: 9 }, (_, index) => faded(`/page-${index}`, index)));
    expect(summaryLines(causes).join('\n')).toContain('/page-5 and 3 more;');
  });
});
