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
        also: ['paragraph "Apply" in "band 12, Fees"', 'paragraph "Apply" in "band 2, Fees"'],
        expected: 'contrast of 7:1',
        tests: 3,
        statements: ['EXTRA'],
        title: '/about can be read',
        pages: ['/about', '/', '/programs/AITools'],
        views: ['phone, dark', '1000 px, dark'],
        places: ['e2e/sight/pages.e2e.ts:44'],
      },
    ]);
    expect(summaryLines(causes)).toEqual([
      'What broke: 1 cause, shown 3 times.',
      '',
      '1. paragraph "Apply" in "band 3, Fees": has 1.39:1 (3 tests)',
      '   and: paragraph "Apply" in "band 12, Fees"; paragraph "Apply" in "band 2, Fees"',
      '   expected: contrast of 7:1',
      '   statement: EXTRA; page: /about, /, /programs/AITools; at: phone, dark; 1000 px, dark',
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

  const seen = (...lines: string[]) =>
    run('EXTRA /about can be read', lines.map((line) => `+   "${line.replaceAll('"', '\\"')}",`).join('\n'));

  it('EXTRA two colours that meet are one cause, whatever part has them and whatever is done to it', () => {
    const causes = causesOf([
      seen(
        'link "Apply" in "banner": "Apply" has 1.42:1 — expected: contrast of 4.5:1 under the pointer [phone, dark]',
        'link "Chat" in "Help": "Chat" has 1.42:1 — expected: contrast of 4.5:1 held down [phone, dark]',
        'link "Chat" in "Help": "Chat" has 2.15:1 — expected: contrast of 4.5:1 held down [phone, dark]',
      ),
    ]);
    expect(causes.map(({ found, also }) => [found, also])).toEqual([
      ['link "Apply" in "banner": "Apply" has 1.42:1', ['link "Chat" in "Help"']],
      ['link "Chat" in "Help": "Chat" has 2.15:1', []],
    ]);
  });

  it('EXTRA what the same views lack is one cause, with three of its words; what others lack is another', () => {
    const lost = (text: string, views: string) => `"${text}" in "band 2, Fees" — expected: it is seen [${views}]`;
    const lines = summaryLines(
      causesOf([seen(...'ABCDEF'.split('').map((text) => lost(text, '1000 px')), lost('G', 'phone'))]),
    );
    expect(lines).toContain('What broke: 2 causes, shown 2 times.');
    expect(lines).toContain('   and: "B" in "band 2, Fees"; "C" in "band 2, Fees"; "D" in "band 2, Fees" and 2 more');
  });

  it('EXTRA one line of a test that expects the same of many pages is one cause, whatever each page has instead', () => {
    const lacks = (path: string, received: string, line = 32) =>
      run(
        `EXTRA ${path} prints who is meant`,
        `Error: expect(received).toContain(expected) // indexOf\n\nExpected substring: "Registered"\nReceived string:    "${received}"`,
        { line },
      );
    const causes = causesOf([lacks('/about', 'Who we are'), lacks('/careers', 'Roles'), lacks('/', 'Tech skills', 60)]);
    expect(causes.map(({ tests, pages }) => [tests, pages])).toEqual([
      [2, ['/about', '/careers']],
      [1, ['/']],
    ]);
  });

  it('EXTRA a failure that names no page is told by its test', () => {
    const causes = causesOf([run('S1-14 S2-02 the site is built each night', 'AssertionError: expected 1 to be 2')]);
    expect(summaryLines(causes)).toContain('   test: the site is built each night');
  });

  it('EXTRA a run without failures has no summary', () => {
    expect(summaryLines(causesOf([run('EXTRA fine', '', { outcome: 'passed' })]))).toEqual([]);
  });

  it('EXTRA many pages are six and a number', () => {
    const causes = causesOf(Array.from({ length: 9 }, (_, index) => faded(`/page-${index}`, index)));
    expect(summaryLines(causes).join('\n')).toContain('/page-5 and 3 more;');
  });
});
