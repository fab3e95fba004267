/** Promises that the build refuses: dearer plans without a provider, too few lessons, closing days that are too early. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/index';
import type { OpenProgramme } from '../../src/catalogue/schema';
import type { PartOf } from '../../src/catalogue/schema/files';
import { problemsAfter } from '../support/catalogueFaults';

const programmeOf = ({ programmes }: Catalogue, path: string) =>
  programmes.find(({ value }) => value.path === path)?.value as OpenProgramme;

const fee = (fields: OpenProgramme['fee']) =>
  problemsAfter((copy) => Object.assign(programmeOf(copy, '/programs/cyber-security'), { fee: fields }));

describe('what the build refuses to promise', () => {
  it('S1-94 a plan that costs more than paying once, without a registered credit provider', () => {
    const provider = 'Sample Credit (Pty) Ltd, NCRCP 0000';
    expect(fee({ once: 24_500, instalments: { count: 4, amount: 6125 } })).toEqual([]);
    expect(fee({ once: 24_500, instalments: { count: 4, amount: 6500, provider } })).toEqual([]);
    expect(fee({ once: 24_500, instalments: { count: 4, amount: 6500 } })).toEqual([
      'src/catalogue/programmes/cyber-security.yaml: fee: instalments: 4 months of 6500 are 26000, not 24500; set equal parts of the fee, or name the registered provider of a plan that costs more',
    ]);
    expect(fee({ once: 24_500, instalments: { count: 4, amount: 6000, provider } })).toEqual([
      'src/catalogue/programmes/cyber-security.yaml: fee: instalments: 4 months of 6000 are 24000, not 24500; set equal parts of the fee, or name the registered provider of a plan that costs more',
    ]);
  });

  it('S1-95 a module with fewer lessons than it needs', () => {
    const needs = (path: string, index: number, lessons: number) =>
      problemsAfter((copy) => Object.assign(programmeOf(copy, path).modules[index] as object, { lessons }));
    // December is the eleventh month of a February intake, and most of it is a break.
    expect(needs('/programs/AIDeveloper', 1, 5)).toEqual([]);
    expect(needs('/programs/AIDeveloper', 1, 13)).toEqual([
      "src/catalogue/intakes.yaml: intakes 3 (/programs/AIDeveloper, 2027-02-01): it has 5 lessons for 'From model to product', which needs 13; end it later, or mend the module",
    ]);
    // For weeks and days, lessons held are counted.
    expect(needs('/programs/cyber-security', 3, 6)).toEqual([]);
    expect(needs('/programs/cyber-security', 3, 7)).toHaveLength(3);
    expect(needs('/programs/AITools', 0, 1)).toEqual([]);
    expect(needs('/programs/AITools', 0, 2)).toHaveLength(2);
  });

  it('S1-96 a closing day without an open lesson in the month before it', () => {
    const without = (...days: string[]) =>
      problemsAfter((copy) => {
        copy.openLessons = copy.openLessons.filter(({ day }) => !days.includes(day));
      });
    expect(without('2027-09-04')).toEqual([
      'src/catalogue/intakes.yaml: intakes 15 (/programs/cyber-security, 2027-10-04): closes: no open lesson is held from 2027-08-20 to 2027-09-20; add one, or move the closing day',
    ]);
    // A full intake takes no applications.
    expect(without('2026-12-05').filter((problem) => problem.includes('intake 1 '))).toEqual([]);
  });

  it('S1-96 a closing day before the results that the programme asks for', () => {
    const out = (resultsOut: string[]) =>
      problemsAfter((copy) => {
        const applying = copy.otherFiles.find(({ file }) => file.endsWith('/applying.yaml'))
          ?.value as PartOf<'applying'>;
        Object.assign(applying.documents, { resultsOut });
      });
    expect(out(['2026-12-28', '2027-06-01'])).toEqual([]);
    expect(out(['2027-01-13'])).toEqual([
      'src/catalogue/intakes.yaml: intakes 4 (/programs/softwareengineer, 2027-02-01): closes: results are out on 2027-01-13, and the programme asks for them; close on 2027-01-16 or later',
    ]);
  });
});
