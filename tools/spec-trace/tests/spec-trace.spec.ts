import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Requirement } from '../../../spec/requirements';
import { playwrightReport, provedRepository, type Repository, register, vitestReport } from './fixture';

const vitestFile = 'reports/results/vitest.json';
const playwrightFile = 'reports/results/playwright-e2e.json';
const again = 'run the tests again';

let repository: Repository;
beforeEach(() => {
  repository = provedRepository();
});
afterEach(() => {
  repository.remove();
});

/** Runs the gate, which must be red, and gives its lines. */
function redLines(rows: readonly Requirement[] = register): string[] {
  const { code, errors } = repository.trace(rows);
  expect(code).toBe(1);
  return errors;
}

function withVitest(...cases: Parameters<typeof vitestReport>[1]): void {
  repository.write(vitestFile, vitestReport(repository.root, cases));
}

function withPlaywright(...cases: Parameters<typeof playwrightReport>[1]): void {
  repository.write(playwrightFile, playwrightReport(repository.root, cases));
}

describe('EXTRA the trace is green', () => {
  it('when every statement has a passing test', () => {
    const { code, out, errors } = repository.trace();
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    expect(out).toEqual([
      '1. Product: 1 of 1 proved: S1-01',
      '5. Validation: 1 of 1 proved: S5-02',
      'Not compared: git does not know where the change began',
      '2 of 2 statements proved by 2 tests; nothing is wrong.',
      'The report: reports/spec/index.html',
    ]);
  });

  it('with tests outside the document beside the others', () => {
    withVitest({ titles: ['S1-01 is public'] }, { titles: ['EXTRA the build', 'is small'] });
    expect(repository.trace().code).toBe(0);
    expect(JSON.parse(repository.read('reports/spec/index.json')).extra).toMatchObject([
      { title: 'EXTRA the build › is small', file: 'spec/s1.spec.ts', line: 3 },
    ]);
  });

  it('with a browser test that passed on a second try, and says so', () => {
    withPlaywright({ titles: ['S5-02 finds'], status: 'flaky' });
    expect(repository.trace().code).toBe(0);
    expect(repository.read('reports/spec/index.html')).toContain('passed on a second try');
  });
});

describe('EXTRA the trace is red for a test', () => {
  it('that leaves a statement without proof', () => {
    withVitest({ titles: ['EXTRA something else'] });
    expect(redLines()).toEqual([
      'spec/requirements.ts: S1-01 has no passing test; write a test whose title begins with S1-01, or mend the one there is',
    ]);
    expect(repository.trace().out).toContain('  not proved: S1-01');
  });

  it('that names an unknown id', () => {
    withVitest({ titles: ['S1-01, S1-99 is public'] });
    expect(redLines()).toEqual([
      "spec/s1.spec.ts:3: the test 'S1-01, S1-99 is public' names the unknown id S1-99; correct the id, or add its row to spec/requirements.ts",
    ]);
  });

  it('that has no id', () => {
    withVitest({ titles: ['S1-01 is public'] }, { titles: ['a group', 'is nice'], line: 9 });
    expect(redLines()).toEqual([
      "spec/s1.spec.ts:9: the test 'a group › is nice' has no id; begin its title with the ids it proves, separated by spaces or commas, or with EXTRA",
    ]);
  });

  it('that failed in vitest, and proves nothing', () => {
    withVitest({ titles: ['S1-01 is public'], status: 'failed', message: '\u001b[31mError: private\u001b[0m\n  at x' });
    expect(redLines()).toEqual([
      "spec/s1.spec.ts:3: the test 'S1-01 is public' failed in unit (jsdom) (Error: private); mend the behaviour",
      expect.stringContaining('S1-01 has no passing test'),
    ]);
  });

  it('that failed in one browser project of two, and leaves its statement not proved', () => {
    const titles = ['S5-02 finds'];
    withPlaywright(
      { titles, project: 'wide 1280 px' },
      { titles, project: '320', status: 'unexpected', message: 'No' },
    );
    expect(redLines()).toEqual([
      "e2e/search.e2e.ts:7: the test 'S5-02 finds' failed in real browser, 320 px (No); mend the behaviour",
    ]);
    expect(repository.trace().out).toContain('  not proved: S5-02');
  });

  it.each(['skipped', 'todo', 'pending'])('that vitest calls %s', (status) => {
    withVitest({ titles: ['S1-01 is public'] }, { titles: ['S1-01 later'], status });
    expect(redLines()).toEqual([
      "spec/s1.spec.ts:3: the test 'S1-01 later' did not run in unit (jsdom); let it run, or remove it",
    ]);
  });

  it('that Playwright skipped', () => {
    withPlaywright({ titles: ['S5-02 finds'] }, { titles: ['S5-02 later'], status: 'skipped' });
    expect(redLines()).toEqual([
      "e2e/search.e2e.ts:7: the test 'S5-02 later' did not run in real browser; let it run, or remove it",
    ]);
  });

  it('that is expected to fail', () => {
    withPlaywright({ titles: ['S5-02 finds'] }, { titles: ['S5-02 sorts'], expectedStatus: 'failed' });
    expect(redLines()).toEqual([
      expect.stringContaining('failed in real browser (the test is marked as expected to fail)'),
    ]);
  });
});

describe('EXTRA the trace is red for a register', () => {
  it('with the same id twice', () => {
    expect(redLines([...register, ...register.slice(0, 1)])).toEqual([
      'spec/requirements.ts: S1-01 is there twice; keep one row; an id is never reused',
    ]);
  });
});

describe('EXTRA the trace is red for results', () => {
  it('that are missing', () => {
    repository.remove('reports/results');
    expect(redLines()).toEqual([
      'reports/results/vitest.json: there are no vitest results; run the vitest tests with the json reporter writing here',
      'reports/results/playwright-*.json: there are no Playwright results; run the Playwright tests with the json reporter writing here',
      'e2e/search.e2e.ts: no results mention this test file; run its suite whole, or see why the runner leaves it out',
      'spec/s1.spec.ts: no results mention this test file; run its suite whole, or see why the runner leaves it out',
    ]);
  });

  it.each([
    ['cut off', '{"startTime": 1', 'it is not JSON, perhaps cut off'],
    ['of another shape', '{"startTime": "noon"}', 'not the shape the reporter writes: startTime: '],
    ['of no shape', 'null', 'not the shape the reporter writes: the file: '],
  ])('that are %s', (_case, content, reason) => {
    for (const file of [vitestFile, playwrightFile]) repository.write(file, content);
    const lines = redLines().filter((line) => line.includes('cannot be read'));
    expect(lines).toEqual([
      expect.stringContaining(`${vitestFile}: the results cannot be read (${reason}`),
      expect.stringContaining(`${playwrightFile}: the results cannot be read (`),
    ]);
    for (const line of lines) expect(line).toMatch(/; run the tests again$/);
  });

  it('that hold no test', () => {
    repository.write('reports/results/playwright-a11y.json', playwrightReport(repository.root, []));
    repository.write('reports/results/vitest-2.json', vitestReport(repository.root, []));
    expect(redLines()).toEqual([
      'reports/results/vitest-2.json: the results hold no test; check what the runner selects',
      'reports/results/playwright-a11y.json: the results hold no test; check what the runner selects',
    ]);
  });

  it('that leave out a test file', () => {
    repository.write('a11y/pages.a11y.ts', '');
    repository.write('src/ui/Section.test.tsx', '');
    expect(redLines()).toEqual(
      ['a11y/pages.a11y.ts', 'src/ui/Section.test.tsx'].map(
        (file) =>
          `${file}: no results mention this test file; run its suite whole, or see why the runner leaves it out`,
      ),
    );
  });

  it('of a test file that is gone, or of another checkout', () => {
    repository.remove('spec/s1.spec.ts');
    repository.write(playwrightFile, playwrightReport('/elsewhere', [{ titles: ['S5-02 finds'] }]));
    expect(redLines()).toEqual([
      `${vitestFile}: the results name spec/s1.spec.ts, which is not here; ${again}`,
      expect.stringMatching(/e2e\.json: the results name \.\.\/.*elsewhere.*, which is not here; run the tests again$/),
      expect.stringContaining('e2e/search.e2e.ts: no results mention'),
    ]);
  });

  it('that are left over from an earlier run', () => {
    const left = playwrightReport(repository.root, [{ titles: ['S5-02 finds at 1280 px'] }, { titles: ['S5-02 old'] }]);
    repository.write('reports/results/playwright-all.json', left);
    expect(redLines()).toEqual([
      `${playwrightFile}: it repeats tests of reports/results/playwright-all.json, so one of the two is left over; empty reports/results and run the tests again`,
    ]);
  });

  it('with a failure outside the tests', () => {
    const vitest = vitestReport(repository.root, [{ titles: ['S1-01 is public'] }], 'Cannot find ./nope\nImport stack');
    repository.write(vitestFile, vitest);
    repository.write(playwrightFile, playwrightReport(repository.root, [{ titles: ['S5-02 finds'] }], ['No server']));
    expect(redLines()).toEqual([
      'spec/s1.spec.ts: the file failed outside its tests (Cannot find ./nope); mend the import or the hook',
      `${playwrightFile}: the run failed outside its tests (No server); mend the file or the set-up it names`,
    ]);
  });

  it('that vitest calls failed without a failed test', () => {
    repository.write(vitestFile, {
      ...(vitestReport(repository.root, [{ titles: ['S1-01 x'] }]) as object),
      success: false,
    });
    expect(redLines()).toEqual([expect.stringContaining('vitest calls the run failed but names no failed test')]);
  });
});
