import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgedView, NEED_A_PERSON } from '../build/judgements';
import { statusOf } from '../src/sections/terms/statusOf';

const FILE = 'a11y/judgements/2026-11-22-demonstration.json';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'judged-'));
  mkdirSync(join(root, 'a11y/judgements'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const judgement = (criterion: string, verdict: string) => ({
  criterion,
  verdict,
  note: '',
  pages: [],
  by: 'A demonstration',
  date: '2026-11-22',
  basis: [],
});

/** Records verdicts, and gives the statement's status. */
function statusWith(...judgements: object[]): string {
  writeFileSync(join(root, FILE), JSON.stringify({ version: 1, commit: 'c0', evidence: {}, judgements }));
  return statusOf(judgedView(root));
}

describe('the accessibility statement', () => {
  it('S1-30 says that no person has judged yet, and how many criteria wait for one', () => {
    expect(statusOf(judgedView(root))).toBe(
      'Partially conformant. Not yet judged by a person: our automatic checks find no failure, but 29 of the 55 criteria need one.',
    );
    rmSync(join(root, 'a11y'), { recursive: true });
    expect(judgedView(root)).toMatchObject({ judged: 0, people: 0, on: '' });
  });

  it('S1-30 says who judged how much, and when', () => {
    expect(statusWith(judgement('1.1.1', 'supports'), judgement('2.4.10', 'does-not-support'))).toBe(
      'Partially conformant. One person has judged 1 of the 29 criteria that no program can judge, last on 22\u00a0November\u00a02026, and found no failure; the others are still to be judged.',
    );
  });

  it('S1-30 names what a person found to fail, on one page or on all', () => {
    const onOnePage = {
      ...judgement('1.1.1', 'supports'),
      pages: [{ path: '/', verdict: 'partially-supports', note: '' }],
    };
    expect(statusWith(onOnePage, judgement('2.4.6', 'does-not-support'))).toContain('Not met in full: 1.1.1, 2.4.6.');
  });

  it('S1-30 is fully conformant only when every criterion that needs a person has a verdict, and none fails', () => {
    expect(statusWith(...NEED_A_PERSON.map((criterion) => judgement(criterion, 'supports')))).toMatch(
      /^Fully conformant\. /,
    );
    expect(statusWith(...NEED_A_PERSON.slice(1).map((criterion) => judgement(criterion, 'supports')))).toMatch(
      /^Partially/,
    );
  });

  it('S1-30 names in one line the file that is wrong, and where', () => {
    expect(() => statusWith(judgement('1.1.1', 'passed'))).toThrow(
      /^a11y\/judgements\/2026-11-22-demonstration\.json: judgements\.0\.verdict: Invalid option.*$/,
    );
    expect(() => statusWith({ ...judgement('1.1.1', 'supports'), basis: ['images /'] })).toThrow(
      /^a11y\/judgements\/2026-11-22-demonstration\.json: evidence: ‘images \/’ of 1\.1\.1 is missing\.$/,
    );
    writeFileSync(join(root, FILE), '{');
    expect(() => judgedView(root)).toThrow(/^a11y\/judgements\/2026-11-22-demonstration\.json is no JSON\.$/);
  });
});
