import { describe, expect, it } from 'vitest';
import { dateWarnings } from '../../src/catalogue/checks/intakes';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { TEST_DAY } from '../support/days';

/** Warnings about a copy of the catalogue with one change. */
function warningsAfter(change: (copy: Catalogue) => void, day = TEST_DAY): string[] {
  const copy = structuredClone(catalogue);
  change(copy);
  return [...dateWarnings(copy, day)];
}

const expires = (day: string) => (copy: Catalogue) => {
  copy.organisation.securityContactExpires = day;
};

describe('what of the catalogue is not true for long', () => {
  it('S1-14 no warning stands on the day that the tests live on', () => {
    expect(warningsAfter(() => undefined)).toEqual([]);
  });

  it('S1-14 an open programme without an intake ahead is named', () => {
    const without = (copy: Catalogue) => {
      copy.intakes = copy.intakes.filter(({ programme }) => programme !== '/programs/AIToolsBC');
    };
    const line =
      'src/catalogue/intakes.yaml: /programs/AIToolsBC is open, but has no intake ahead on 2026-11-21: add its next one';
    expect(warningsAfter(without)).toEqual([line]);
    // A full intake does not count.
    const full = (copy: Catalogue) => {
      for (const intake of copy.intakes) if (intake.programme === '/programs/AIToolsBC') intake.isFull = true;
    };
    expect(warningsAfter(full)).toEqual([line]);
  });

  it('S1-74 a lack of open lessons ahead is named', () => {
    const past = (copy: Catalogue) => {
      copy.openLessons = copy.openLessons.slice(0, 1);
    };
    expect(warningsAfter(past, '2026-12-05')).toEqual([]);
    expect(warningsAfter(past, '2026-12-06')).toEqual([
      'src/catalogue/openLessons.yaml: no open lesson is ahead on 2026-12-06: add the next ones',
    ]);
  });

  it.each([
    ['2026-12-20', 'less than 30 days after 2026-11-21: see that the contact answers, and set a later day'],
    ['2026-01-01', 'less than 30 days after 2026-11-21: see that the contact answers, and set a later day'],
    ['2027-11-23', 'more than a year after 2026-11-21: set an earlier day'],
  ])('the security contact vouched for until %s is named', (day, words) => {
    expect(warningsAfter(expires(day))).toEqual([
      `src/catalogue/organisation.yaml: securityContactExpires is ${day}, ${words}`,
    ]);
  });

  it.each(['2026-12-21', '2027-11-22'])('the security contact may be vouched for until %s', (day) => {
    expect(warningsAfter(expires(day))).toEqual([]);
  });
});
