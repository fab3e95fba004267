import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { titlesIn } from '../testList';
import { provedRepository, type Repository, register } from './fixture';

let repository: Repository;
beforeEach(() => {
  repository = provedRepository();
});
afterEach(() => repository.remove());

const inCI = () => repository.trace(register, { CI: 'true' });
const list = 'spec/tests.txt';
const secondTest = "it('S1-01 is public', () => {});\nit('S1-01 is open at night', () => {});\n";

describe('EXTRA the list of tests turns the trace red', () => {
  it('when a test is gone, though its statement is proved by another', () => {
    repository.write(list, `${repository.read(list)}spec/s1.spec.ts: S1-01 is open at night\n`);
    for (const { code, errors } of [inCI(), repository.trace()]) {
      expect(code).toBe(1);
      expect(errors).toEqual([
        "spec/tests.txt: the test 'spec/s1.spec.ts: S1-01 is open at night' is gone; put it back, or take its line out",
      ]);
    }
  });

  it('when one of two tests of the same title is gone', () => {
    repository.write(list, `${repository.read(list)}spec/s1.spec.ts: S1-01 is public\n`);
    expect(inCI().errors).toEqual([expect.stringContaining("'spec/s1.spec.ts: S1-01 is public' is gone")]);
  });

  it('in CI when a test is not in it', () => {
    repository.write('spec/s1.spec.ts', secondTest);
    const { code, errors } = inCI();
    expect(code).toBe(1);
    expect(errors).toEqual([
      "spec/tests.txt: the test 'spec/s1.spec.ts: S1-01 is open at night' is not in it; run npm run spec:trace, which adds it, and commit the list",
    ]);
  });

  it.each(['', undefined])('in CI, in one line, when it is %j', (content) => {
    if (content === undefined) repository.remove(list);
    else repository.write(list, content);
    expect(inCI().errors).toEqual([
      'spec/tests.txt: the list of tests is missing or empty; run npm run spec:trace, which writes it, and commit it',
    ]);
  });
});

describe('EXTRA the list of tests is written', () => {
  it('with new tests added in order, outside CI alone', () => {
    repository.write('spec/s1.spec.ts', secondTest);
    inCI();
    expect(repository.read(list)).not.toContain('night');
    expect(repository.trace().code).toBe(0);
    expect(repository.read(list)).toBe(
      'e2e/search.e2e.ts: S5-02 finds\nspec/s1.spec.ts: S1-01 is open at night\nspec/s1.spec.ts: S1-01 is public\n',
    );
    expect(inCI().code).toBe(0);
  });

  it('whole where there is none', () => {
    repository.remove(list);
    expect(repository.trace().code).toBe(0);
    expect(repository.read(list)).toBe('e2e/search.e2e.ts: S5-02 finds\nspec/s1.spec.ts: S1-01 is public\n');
  });
});

describe('EXTRA the titles of a source', () => {
  it.each([
    ["it('S1-01 a', () => {})", 'S1-01 a'],
    ["test('S1-01 a', async ({ page }) => {})", 'S1-01 a'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as a source has it.
    ['for (const width of widths) test(`S1-01 a at ${width} px`, () => {})', 'S1-01 a at ${width} px'],
    ["it.each([1, 2])('S1-01 a %i', () => {})", 'S1-01 a %i'],
    ["it(\n  'S1-01 a',\n  () => {},\n)", 'S1-01 a'],
    ['it(TITLE, () => {})', 'TITLE'],
    ["import { test as base } from '@playwright/test'; base('S1-01 a', () => {})", 'S1-01 a'],
  ])('are as written in %s', (text, title) => {
    expect(titlesIn('spec/x.spec.ts', text)).toEqual([title]);
  });

  it.each([
    "// it('S1-01 a', () => {})",
    "const text = `it('S1-01 a', () => {})`;",
    "describe('S1-01 a', () => {})",
    "test.describe('a', () => {}); test.use({}); beforeEach(() => {})",
    "/S1/.test('S1-01 a'); it.each([1]);",
    "async () => { await test.step('open', () => {}); }",
  ])('are none in %s', (text) => {
    expect(titlesIn('spec/x.spec.ts', text)).toEqual([]);
  });
});
