import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { compare, problemLines, scoreOf } from '../compare';
import { readReports } from '../report';
import { survivors } from './survivors';

const source = 'export function add(a: number, b: number) {\n  return a + b;\n}\n';

function mutant(status: string, replacement = 'a - b') {
  return { replacement, status, location: { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } } };
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with `content` as its report; without a report when there is none. */
function folderWith(content?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'mutation-'));
  folders.push(root);
  const path = join(root, 'reports/mutation/menu.json');
  mkdirSync(dirname(path), { recursive: true });
  if (content !== undefined) writeFileSync(path, content);
  return root;
}

function reportWith(...mutants: ReturnType<typeof mutant>[]) {
  return readReports(folderWith(JSON.stringify({ files: { 'src/add.ts': { source, mutants } } })));
}

const listed = { file: 'src/add.ts', line: 'return a + b;', change: 'a + b → a - b', reason: 'An example.' };

describe('reading the report', () => {
  it('EXTRA each mutant is named by file, line and what it changed, on one line', () => {
    const block = {
      ...mutant('Survived', '{}'),
      location: { start: { line: 1, column: 43 }, end: { line: 3, column: 2 } },
    };
    expect(reportWith(mutant('Killed'), block)).toEqual([
      { file: 'src/add.ts', lineNumber: 2, line: 'return a + b;', change: 'a + b → a - b', status: 'Killed' },
      {
        file: 'src/add.ts',
        lineNumber: 1,
        line: 'export function add(a: number, b: number) {',
        change: '{ return a + b; } → {}',
        status: 'Survived',
      },
    ]);
  });

  it('EXTRA a long change is cut at 60 characters', () => {
    expect(reportWith(mutant('Killed', 'x'.repeat(61)))[0]?.change).toBe(`a + b → ${'x'.repeat(60)}…`);
    expect(reportWith(mutant('Killed', 'x'.repeat(60)))[0]?.change).toBe(`a + b → ${'x'.repeat(60)}`);
  });

  it('EXTRA the reports of all areas are read together, a page with the figures is none of them', () => {
    const root = folderWith(JSON.stringify({ files: { 'src/add.ts': { source, mutants: [mutant('Killed')] } } }));
    const footer = JSON.stringify({ files: { 'src/sum.ts': { source, mutants: [mutant('Survived')] } } });
    writeFileSync(join(root, 'reports/mutation/footer.json'), footer);
    writeFileSync(join(root, 'reports/mutation/footer.html'), '<p>');
    expect(readReports(root).map(({ file, status }) => [file, status])).toEqual([
      ['src/sum.ts', 'Survived'],
      ['src/add.ts', 'Killed'],
    ]);
  });

  it.each([
    ['missing', undefined, /^reports\/mutation: no report; run npm run spec:mutate, and read what Stryker says$/],
    ['cut short', '{"files": {', /^reports\/mutation\/menu\.json: no report of Stryker's; delete it and run/],
    ['empty', '', /^reports\/mutation\/menu\.json: no report of Stryker's/],
    ['of something else', '{"tests": []}', /no report of Stryker's/],
    ['null', 'null', /no report of Stryker's/],
    ['with files of another shape', '{"files": {"src/a.ts": {}}}', /no report of Stryker's/],
  ])('EXTRA a report that is %s is one line that says what to do', (_name, content, line) => {
    const root = folderWith(content);
    expect(() => readReports(root)).toThrow(line);
    expect(() => readReports(root)).toThrow(/^[^\n]*$/);
  });
});

describe('comparing survivors with the list', () => {
  it('EXTRA a survivor that is not listed is named with its place and how to mend it', () => {
    const comparison = compare(reportWith(mutant('Survived'), mutant('NoCoverage', '0')), [], true);
    expect(problemLines(comparison)).toEqual([
      'src/add.ts:2: a + b → a - b survived; write a test that fails with it, delete the code, or list it in spec/mutation/survivors.ts with a reason',
      'src/add.ts:2: a + b → 0 is run by no test; write a test that fails with it, delete the code, or list it in spec/mutation/survivors.ts with a reason',
    ]);
  });

  it('EXTRA a listed survivor is no problem, and still counts against the score', () => {
    const mutants = reportWith(
      mutant('Survived'),
      mutant('Killed', '0'),
      mutant('Timeout', '1'),
      mutant('Ignored', '2'),
    );
    expect(problemLines(compare(mutants, [listed], true))).toEqual([]);
    expect(scoreOf(mutants)).toBeCloseTo(66.67);
    expect(scoreOf([])).toBe(100);
  });

  it.each(['Killed', 'Timeout', 'Ignored'])('EXTRA a listed mutant that is %s is stale', (status) => {
    expect(problemLines(compare(reportWith(mutant(status)), [listed], true))).toEqual([
      "spec/mutation/survivors.ts: src/add.ts: a + b → a - b in 'return a + b;' does not survive any more; take it out of the list",
    ]);
  });

  it('EXTRA a listed mutant that was not tried is stale in a full run only', () => {
    expect(compare([], [listed], true).stale).toEqual([listed]);
    expect(compare([], [listed], false).stale).toEqual([]);
    expect(compare(reportWith(mutant('Ignored')), [listed], false).stale).toEqual([]);
    expect(compare(reportWith(mutant('Killed')), [listed], false).stale).toEqual([listed]);
  });

  it('EXTRA the same change in another line or file is not the listed one', () => {
    const mutants = reportWith(mutant('Survived'));
    for (const other of [{ file: 'src/sum.ts' }, { line: 'return b + a;' }, { change: 'a + b → a * b' }]) {
      expect(compare(mutants, [{ ...listed, ...other }], true).unlisted).toHaveLength(1);
    }
  });

  it('EXTRA the list gives a sentence as the reason of each, and names none twice', () => {
    for (const { reason } of survivors) expect(reason).toMatch(/^[A-Z].{15,}\.$/);
    const keys = survivors.map(({ file, line, change }) => `${file} ${line} ${change}`);
    expect(keys).toHaveLength(new Set(keys).size);
  });
});
