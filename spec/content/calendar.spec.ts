import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calendar, openLessonsCalendar } from '../../build/calendar';
import { catalogue } from '../../src/catalogue/index';
import { calendarAddress } from '../../src/catalogue/slugs';
import { CENTRE, withoutCentre } from '../support/centre';

type Properties = Record<string, string>;

/** The events of a calendar file (RFC 5545), and the lines outside them. Throws if the blocks do not nest. */
function parse(file: string) {
  const open: string[] = [];
  const events: Properties[] = [];
  const outside: Properties = {};
  // A line that begins with a space or a tab continues the previous one.
  const unfolded = file.replaceAll(/\r\n[ \t]/g, '');
  for (const line of unfolded.split('\r\n').slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):(.+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not a property: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends before it begins`);
    } else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value });
    else outside[name] = value;
  }
  if (open.length > 0) throw new Error(`${open.join()} does not end`);
  return { events, outside };
}

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
    expect(parse(file).outside).toMatchObject({ VERSION: '2.0', PRODID: CENTRE.name, CALSCALE: 'GREGORIAN' });
    await expect(withoutCentre(file.replaceAll('\r\n', '\n'))).toMatchFileSnapshot(`calendar/${name}.txt`);
  });

  it('S1-70 a changed date keeps its names, and a later build has a higher sequence', () => {
    const before = parse(fileOf(CYBER)).events;
    const after = parse(fileOf(CYBER, '2026-11-27', { closes: '2026-12-31' })).events;
    expect(after.map(({ UID }) => UID)).toEqual(before.map(({ UID }) => UID));
    expect(after.map(({ SEQUENCE }) => SEQUENCE)).toEqual(['20784', '20784']);
    expect(after[1]).toMatchObject({ 'DTSTART;VALUE=DATE': '20261231', 'DTEND;VALUE=DATE': '20270101' });
  });

  it('an intake that no calendar would take is named in one line', () => {
    const organisation = { ...catalogue.organisation, siteAddress: 'nowhere at all' };
    const [intake] = catalogue.intakes;
    expect(() => intake && calendar(intake, { ...catalogue, organisation }, DAY)).toThrow(
      /^src\/catalogue\/intakes\.yaml: \/calendar\/webdevelopment-2027-01-11\.ics: url must match /,
    );
  });

  it('no two events share a name', () => {
    const events = intakes.flatMap(({ intake }) => parse(calendar(intake, catalogue, DAY)).events);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(2 * catalogue.intakes.length);
    const lessons = parse(openLessonsCalendar(catalogue, DAY)).events;
    expect(new Set(lessons.map(({ UID }) => UID)).size).toBe(catalogue.openLessons.length);
  });
});
