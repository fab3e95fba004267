import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { NEED_A_PERSON, readJudgements, verdictTotals } from '../../build/judgements';
import { statusOf } from '../../src/sections/terms/statusOf';
import { makeFolder, writeBelow } from '../support/folder';

const FILE = 'a11y/judgements/2026-11-22-demonstration.json';

let root: string;
beforeEach(() => {
  root = makeFolder({ 'a11y/judgements/README.md': 'No verdict' });
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

/** Records verdicts, and returns the statement's status. */
function statusWith(...judgements: object[]): string {
  writeBelow(root, FILE, JSON.stringify({ version: 1, commit: 'c0', evidence: {}, judgements }));
  return statusOf(verdictTotals(root));
}

describe('the accessibility statement', () => {
  it('S1-30 says that no person has judged, and how many criteria wait', () => {
    expect(statusOf(verdictTotals(root))).toBe(
      'Partially conformant. Not yet judged by a person: our automatic checks find no failure, but 29 of the 55 criteria need a person.',
    );
    rmSync(join(root, 'a11y'), { recursive: true });
    expect(verdictTotals(root)).toMatchObject({ judged: 0, people: 0, latestDay: '' });
  });

  it('S1-30 says who judged how much, and when', () => {
    expect(statusWith(judgement('1.1.1', 'supports'), judgement('2.4.10', 'does-not-support'))).toBe(
      'Partially conformant. One person has judged 1 of the 29 criteria that no program can judge, last on 22\u00a0November\u00a02026, and found no failure; the others are still to be judged.',
    );
  });

  it('S1-30 counts the people', () => {
    const another = { ...judgement('2.4.6', 'supports'), by: 'Another' };
    expect(statusWith(judgement('1.1.1', 'supports'), another)).toMatch(/ 2 people have judged 2 of the 29 criteria /);
  });

  it('S1-30 names what a person found to fail', () => {
    const onOnePage = {
      ...judgement('1.1.1', 'supports'),
      pages: [{ path: '/', verdict: 'partially-supports', note: '' }],
    };
    expect(statusWith(onOnePage, judgement('2.4.6', 'does-not-support'))).toContain('Not met in full: 1.1.1, 2.4.6.');
  });

  it('S1-30 is fully conformant only when every verdict is in and passes', () => {
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
    writeBelow(root, FILE, '{');
    expect(() => verdictTotals(root)).toThrow(/^a11y\/judgements\/2026-11-22-demonstration\.json is no JSON\.$/);
  });

  const saved = (...judgements: object[]) => ({ version: 1, commit: 'c0', evidence: {}, judgements });
  const good = judgement('1.1.1', 'supports');
  const page = { path: '/about', verdict: 'supports', note: '' };

  it.each([
    ['version', { ...saved(), version: 2 }],
    ['commit', { ...saved(), commit: '' }],
    ['the file', { ...saved(), extra: 1 }],
    ['judgements.0.criterion', saved({ ...good, criterion: 'a1.1.1' })],
    ['judgements.0.criterion', saved({ ...good, criterion: '1.1.1a' })],
    ['judgements.0.by', saved({ ...good, by: ' ' })],
    ['judgements.0.date', saved({ ...good, date: '2026-02-30' })],
    ['judgements.0', saved({ ...good, extra: 1 })],
    ['judgements.0.pages.0.path', saved({ ...good, pages: [{ ...page, path: 'about' }] })],
    ['judgements.0.pages.0.verdict', saved({ ...good, pages: [{ ...page, verdict: 'passed' }] })],
    ['judgements.0.pages.0', saved({ ...good, pages: [{ ...page, extra: 1 }] })],
  ])('S1-30 refuses a file of another form: %s (%#)', (place, content) => {
    writeBelow(root, FILE, JSON.stringify(content));
    expect(() => readJudgements(root)).toThrow(`a11y/judgements/2026-11-22-demonstration.json: ${place}: `);
  });

  it('S1-30 takes of each criterion the latest verdict', () => {
    const write = (name: string, ...judgements: object[]) =>
      writeBelow(root, `a11y/judgements/${name}`, JSON.stringify(saved(...judgements)));
    write('a.json', { ...judgement('2.4.10', 'supports'), date: '2026-11-23' }, judgement('2.4.6', 'supports'));
    write('b.json', judgement('2.4.10', 'does-not-support'), judgement('2.4.6', 'does-not-support'), {
      ...good,
      criterion: '4.1.3',
    });
    writeBelow(root, 'a11y/judgements/README.md', 'No verdict');
    expect(readJudgements(root).map(({ criterion, verdict }) => `${criterion} ${verdict}`)).toEqual([
      '2.4.6 does-not-support',
      '2.4.10 supports',
      '4.1.3 supports',
    ]);
  });

  it('S1-30 keeps what a verdict was given for', () => {
    const evidence = {
      'images /': 'a photograph',
      'images /about': 'a drawing',
    };
    const content = saved(
      { ...good, basis: ['images /'] },
      { ...judgement('1.4.5', 'supports'), basis: ['images /about'] },
    );
    writeBelow(root, FILE, JSON.stringify({ ...content, evidence }));
    expect(readJudgements(root).map(({ basis }) => basis)).toEqual([
      { 'images /': 'a photograph' },
      { 'images /about': 'a drawing' },
    ]);
  });

  it('S1-30 counts people and the last day, and leaves out criteria of AAA', () => {
    const content = saved(
      { ...good, by: 'Someone', date: '2026-11-24' },
      { ...judgement('1.4.5', 'not-applicable'), by: 'Someone' },
      { ...judgement('2.4.6', 'partially-supports'), by: 'Another' },
      // A program decides this criterion, so the verdict is accepted but not needed.
      { ...judgement('3.1.1', 'supports'), by: 'Another' },
      ...['1.4.6', '2.3.3', '2.4.9', '2.4.10', '2.4.12', '2.4.13', '2.5.5'].map((criterion) => ({
        ...judgement(criterion, 'does-not-support'),
        by: criterion,
        date: '2026-12-01',
      })),
    );
    writeBelow(root, FILE, JSON.stringify(content));
    expect(verdictTotals(root)).toEqual({
      needed: 29,
      judged: 3,
      people: 2,
      latestDay: '2026-11-24',
      faults: ['2.4.6'],
    });
  });
});
