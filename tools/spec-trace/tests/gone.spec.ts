import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declaredTests } from '../declared';
import { provedRepository, type Repository } from './fixture';

const TWO = "it('S1-01 is public', () => {});\nit('S1-01 is open at night', () => {});\n";

let repository: Repository;
beforeEach(() => {
  repository = provedRepository();
  repository.write('.gitignore', 'reports\n');
  repository.write('spec/s1.spec.ts', TWO);
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('checkout', '--quiet', '-b', 'change');
});
afterEach(() => repository.remove());

function git(...words: string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...words], { cwd: repository.root, encoding: 'utf8' }).trim();
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
}

/** The lines of the trace on what went; the trace itself is green. */
function goneLines(): string[] {
  const { code, out } = repository.trace();
  expect(code).toBe(0);
  return out.slice(2, -2);
}

describe('EXTRA the trace names a test that went since the branch left main', () => {
  it('and the statement that has fewer than before, in all its reports', () => {
    repository.write('spec/s1.spec.ts', "it('S1-01 is public', () => {});\n");
    const since = git('rev-parse', '--short=7', 'main');
    const statement = `S1-01: 1 test gone since ${since}, 1 fewer than it had`;
    expect(goneLines()).toEqual([statement, '  S1-01 is open at night']);
    commit();
    expect(goneLines()).toEqual([statement, '  S1-01 is open at night']);
    expect(repository.read('reports/spec/index.md')).toContain(`- ${statement}\n  - S1-01 is open at night`);
    expect(repository.read('reports/spec/index.html')).toContain(statement);
  });

  it('with a whole file, by its describe’s statement', () => {
    repository.write('spec/s2.spec.ts', "describe('S5-02 search', () => {\n  it('finds', () => {});\n});\n");
    git('checkout', '--quiet', 'main');
    commit();
    git('checkout', '--quiet', '-B', 'change');
    repository.remove('spec/s2.spec.ts');
    expect(goneLines()).toEqual([
      expect.stringMatching(/^S5-02: 1 test gone since \w{7}, 1 fewer than it had$/),
      '  S5-02 search › finds',
    ]);
  });

  it('but calls it no fewer when another came for it', () => {
    repository.write('spec/s1.spec.ts', TWO.replace('at night', 'at noon'));
    expect(goneLines()).toEqual([
      expect.stringMatching(/^S1-01: 1 test gone since \w{7}$/),
      '  S1-01 is open at night',
    ]);
  });

  it('and not one that moved, committed or not', () => {
    mkdirSync(join(repository.root, 'spec/moved'));
    git('mv', 'spec/s1.spec.ts', 'spec/moved/s1.spec.ts');
    repository.write('spec/s1.spec.ts', '');
    repository.write('spec/new.spec.ts', "it('S1-01 is new', () => {});\n");
    const lines = repository.trace().out;
    expect(lines.filter((line) => line.includes('gone'))).toEqual([]);
  });

  it('and says so where git knows no beginning', () => {
    repository.remove('.git');
    expect(goneLines()).toEqual(['Not compared: git does not know where the change began']);
  });
});

describe('EXTRA the tests of a source', () => {
  it.each([
    ["it('S1-01 a', () => {})", ['S1-01 a']],
    ["test('S1-01 a', async ({ page }) => {})", ['S1-01 a']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as a source has it.
    ['for (const width of widths) test(`S1-01 a at ${width} px`, () => {})', ['S1-01 a at ${width} px']],
    ["it.each([\n['b', 1],\n])('S1-01 a %i', () => {})", ['S1-01 a %i']],
    ["it(\n  'S1-01 a',\n  () => {},\n)", ['S1-01 a']],
    ["describe('A', () => { describe('B', () => {}); it('c', () => {}); })", ['A', 'c']],
    ["test.describe('A', () => { test('c', () => {}); })", ['A', 'c']],
  ])('are as written in %s', (text, titles) => {
    expect(declaredTests('spec/x.spec.ts', text)).toEqual([titles]);
  });

  it.each([
    "// it('S1-01 a', () => {})",
    "const text = `it('S1-01 a', () => {})`;",
    "describe('S1-01 a', () => {})",
    'test.use({}); beforeEach(() => {})',
    "/S1/.test('S1-01 a'); it.each([1]);",
    "async () => { await test.step('open', () => {}); }",
  ])('are none in %s', (text) => {
    expect(declaredTests('spec/x.spec.ts', text)).toEqual([]);
  });
});
