import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calendar, openLessonsCalendar } from '../../build/calendar';
import { catalogue } from '../../src/catalogue/index';
import { calendarAddress } from '../../src/catalogue/slugs';
import { CENTRE, withoutCentre } from '../support/centre';

/** The values of `name` in a calendar file (RFC 5545), in order. A line that begins with a space continues the one before it. */
const valuesOf = (name: string, file: string) =>
  [...file.replaceAll(/\r\n[ \t]/g, '').matchAll(new RegExp(`^${name}[:;](.+)\r$`, 'gm'))].map(([, value]) => value);

const DAY = '2026-11-26';
const CYBER = 'cyber-security-2027-02-01.ics';
const intakes = catalogue.intakes.map((intake) => ({ intake, name: basename(calendarAddress(intake)) }));

function fileOf(name: string, day = DAY, changes: object = {}) {
  const one = intakes.find((intake) => intake.name === name);
  if (!one) throw new Error(`The catalogue has no intake ${name}`);
  return calendar({ ...one.intake, ...changes }, catalogue, day);
}

describe('calendar files', () => {
  // After review: npx vitest run calendar --update
  it.each([
    ['S1-70 an intake has its lessons, without those of holidays, and its last day to apply', fileOf(CYBER), 'intake'],
    ['S1-74 each open lesson is a named event of ninety minutes', openLessonsCalendar(catalogue, DAY), 'open-lessons'],
  ])('%s, as they were reviewed', async (_what, file, name) => {
    const outside = ['VERSION', 'PRODID', 'CALSCALE'].map((property) => valuesOf(property, file)[0]);
    expect(outside).toEqual(['2.0', CENTRE.name, 'GREGORIAN']);
    await expect(withoutCentre(file.replaceAll('\r\n', '\n'))).toMatchFileSnapshot(`calendar/${name}.txt`);
  });

  it('S1-70 a changed date keeps its names, and a later build has a higher sequence', () => {
    const after = fileOf(CYBER, '2026-11-27', { closes: '2026-12-31' });
    expect(valuesOf('UID', after)).toEqual(valuesOf('UID', fileOf(CYBER)));
    expect(valuesOf('SEQUENCE', after)).toEqual(['20784', '20784']);
    expect(valuesOf('DTSTART', after)[1]).toBe('VALUE=DATE:20261231');
    expect(valuesOf('DTEND', after)[1]).toBe('VALUE=DATE:20270101');
  });

  it('an intake that no calendar would take is named in one line', () => {
    const organisation = { ...catalogue.organisation, siteAddress: 'nowhere at all' };
    const [intake] = catalogue.intakes;
    expect(() => intake && calendar(intake, { ...catalogue, organisation }, DAY)).toThrow(
      /^src\/catalogue\/intakes\.yaml: \/calendar\/webdevelopment-2027-01-11\.ics: url must match /,
    );
  });

  it('no two events share a name', () => {
    const names = intakes.flatMap(({ intake }) => valuesOf('UID', calendar(intake, catalogue, DAY)));
    expect(new Set(names).size).toBe(2 * catalogue.intakes.length);
    const lessons = valuesOf('UID', openLessonsCalendar(catalogue, DAY));
    expect(new Set(lessons).size).toBe(catalogue.openLessons.length);
  });
});
