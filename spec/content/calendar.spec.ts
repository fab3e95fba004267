import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calendar, openLessonsCalendar } from '../../build/calendar';
import { calendarAddress } from '../../src/catalogue/downloads';
import { catalogue } from '../../src/catalogue/index';

type Properties = Record<string, string>;

/** The events of a calendar file (RFC 5545), and what stands outside of them. Throws where the blocks do not nest. */
function parse(file: string) {
  const open: string[] = [];
  const events: Properties[] = [];
  const outside: Properties = {};
  // A line that begins with a space or a tab goes on from the one before.
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

const intakes = catalogue.intakes.map((intake) => ({ intake, name: basename(calendarAddress(intake)) }));

describe('calendar files', () => {
  it('S1-70 an intake is three whole days: first, last, and last to apply', () => {
    const one = intakes.find(({ name }) => name === 'cyber-security-2027-02-01.ics');
    if (!one) throw new Error('The catalogue has no cyber security intake on 1 February 2027');
    const { events, outside } = parse(calendar(one.intake, catalogue));
    expect(outside).toMatchObject({ VERSION: '2.0', PRODID: 'Fynbos Academy', CALSCALE: 'GREGORIAN' });
    expect(events).toEqual([
      {
        UID: 'starts-cyber-security-2027-02-01.ics',
        SUMMARY: 'Cyber Security starts at Fynbos Academy',
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        'DTSTART;VALUE=DATE': '20270201',
        'DTEND;VALUE=DATE': '20270202',
        DESCRIPTION:
          'Mondays and Wednesdays\\, 18:00 to 20:30. No lesson: 22 March 2027 (Human Rights Day\\, observed)\\; 29 March 2027 (Family Day).',
        URL: 'https://www.fynbos-academy.example/programs/cyber-security',
      },
      {
        UID: 'ends-cyber-security-2027-02-01.ics',
        SUMMARY: 'Last lesson: Cyber Security\\, Fynbos Academy',
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        'DTSTART;VALUE=DATE': '20270512',
        'DTEND;VALUE=DATE': '20270513',
        URL: 'https://www.fynbos-academy.example/programs/cyber-security',
      },
      {
        UID: 'closes-cyber-security-2027-02-01.ics',
        SUMMARY: 'Last day to apply: Cyber Security\\, Fynbos Academy',
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        'DTSTART;VALUE=DATE': '20270118',
        'DTEND;VALUE=DATE': '20270119',
        URL: 'https://www.fynbos-academy.example/programs/cyber-security',
      },
    ]);
  });

  it('S1-74 each open lesson is a named event of ninety minutes', () => {
    const { events } = parse(openLessonsCalendar(catalogue));
    expect(events).toHaveLength(12);
    expect(events[0]).toEqual({
      UID: '2026-12-05-open-lessons.ics',
      SUMMARY: 'Open lesson\\, online and free: Fynbos Academy',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      DTSTART: '20261205T080000Z',
      DTEND: '20261205T093000Z',
      URL: 'https://www.fynbos-academy.example/intake-blocks#open-lessons',
    });
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(12);
    expect(openLessonsCalendar(catalogue)).toBe(openLessonsCalendar(catalogue));
  });

  it.each(intakes)('$name is well formed, and the same every time', ({ intake }) => {
    const file = calendar(intake, catalogue);
    expect(file).toBe(calendar(intake, catalogue));
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const { events } = parse(file);
    const day = (iso: string) => iso.replaceAll('-', '');
    expect(events.map((event) => event['DTSTART;VALUE=DATE'])).toEqual(
      [intake.starts, intake.ends, ...(intake.isFull ? [] : [intake.closes])].map(day),
    );
    for (const event of events) {
      expect(Number(event['DTEND;VALUE=DATE'])).toBeGreaterThan(Number(event['DTSTART;VALUE=DATE']));
    }
  });

  it('what no calendar would take is one line that names the intake', () => {
    const organisation = { ...catalogue.organisation, siteAddress: 'nowhere at all' };
    const [intake] = catalogue.intakes;
    expect(() => intake && calendar(intake, { ...catalogue, organisation })).toThrow(
      /^src\/catalogue\/intakes\.yaml: \/calendar\/webdevelopment-2027-01-11\.ics: url must match /,
    );
  });

  it('no two events share a name', () => {
    const events = intakes.flatMap(({ intake }) => parse(calendar(intake, catalogue)).events);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(44);
    const first = intakes[1];
    if (!first) throw new Error('The catalogue has no intake');
    const file = calendar({ ...first.intake, closes: '2026-12-31' }, catalogue);
    expect(parse(file).events[2]).toMatchObject({
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
    });
  });
});
