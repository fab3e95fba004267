import { describe, expect, it, vi } from 'vitest';
import { NEED_A_PERSON, readVerdicts, verdictTotals } from '../../build/verdicts';
import { statusOf } from '../../src/sections/terms/AccessibilityStatement';
import { makeFolder } from '../support/folder';

vi.mock('virtual:catalogue/shell', async (original) => ({ ...(await original<object>()), builtOn: '2027-03-04' }));

type Row = [criterion: string, verdict: string, by?: string, date?: string];

const FILE = 'a11y/verdicts.yaml';
const row = ([criterion, verdict, by = 'Somebody', date = '2026-11-22']: Row) =>
  `${criterion}: { verdict: ${verdict}, by: ${by}, date: ${date} }\n`;
/** The statement with these rows in the table, after a comment. */
const statusWith = (...rows: Row[]) =>
  statusOf(verdictTotals(makeFolder({ [FILE]: `# Verdicts\n${rows.map(row).join('')}` })));

describe('the accessibility statement', () => {
  it('S1-30 says that no person has judged, and how many criteria wait', () => {
    expect(statusWith()).toBe(
      'Partially conformant. Not yet judged by a person: our automatic checks find no failure, but 29 of the 55 criteria need a person.',
    );
  });

  it('S1-30 says who judged how much, and when', () => {
    expect(statusWith(['1.1.1', 'supports'], ['2.4.10', 'does-not-support'])).toBe(
      'Partially conformant. One person has judged 1 of the 29 criteria that no program can judge, last on 22\u00a0November\u00a02026, and found no failure; the others are still to be judged.',
    );
    const rows: Row[] = [
      ['1.1.1', 'supports', 'Somebody', '2026-11-24'],
      ['2.4.6', 'not-applicable', 'Another'],
      // These verdicts are accepted but not needed: a program decides the one, and the other is of AAA.
      ['3.1.1', 'supports', 'Another'],
      ['1.4.6', 'does-not-support', 'A third', '2026-12-01'],
    ];
    expect(statusWith(...rows)).toMatch(/ 2 people have judged 2 of the 29 criteria .*, last on 24\sNovember\s2026, /);
  });

  it('S1-30 names what a person found to fail', () => {
    expect(statusWith(['2.4.6', 'does-not-support'], ['1.1.1', 'partially-supports'])).toContain(
      'Not met in full: 1.1.1, 2.4.6.',
    );
  });

  it('S1-30 is fully conformant only when every verdict is in and passes', () => {
    const all = NEED_A_PERSON.map((criterion): Row => [criterion, 'supports']);
    expect(statusWith(...all)).toMatch(/^Fully conformant\. /);
    expect(statusWith(...all.slice(1))).toMatch(/^Partially/);
  });

  it.each([
    ['1.1.1, verdict', row(['1.1.1', 'passed'])],
    ['1.1.1, date', row(['1.1.1', 'supports', 'Somebody', '2026-02-30'])],
    ['1.1.1, by', '1.1.1: { verdict: supports, date: 2026-11-22 }'],
    ['1.1', row(['1.1', 'supports'])],
    ['the file', '- 1.1.1'],
  ])('S1-30 names in one line what is wrong in the table: %s', (place, text) => {
    expect(() => readVerdicts(makeFolder({ [FILE]: text }))).toThrow(new RegExp(`^${FILE}: ${place}: [^\n]+$`));
  });
});
