import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intake } from '../../src/catalogue/schema';
import { Season } from '../../src/sections/common/season/Season';

const given = vi.hoisted(() => ({ on: '2026-11-21', intakes: [] as Intake[] }));
vi.mock('virtual:catalogue/day', () => ({
  isDemonstration: true,
  get builtOn() {
    return given.on;
  },
}));
vi.mock('../../src/catalogue/intakes.yaml', () => ({
  get intakes() {
    return given.intakes;
  },
}));

const CYBER = '/programs/cyber-security';
const intake = (starts: string, ends: string, programme = CYBER): Intake => ({
  programme,
  opens: '2026-01-01',
  closes: starts.replace(/..$/, '01'),
  starts,
  ends,
});

/** The drawing's width and height, its months, its stems and the days beside them, as a build on `day` draws them. */
function drawn(day: string, ...intakes: Intake[]) {
  Object.assign(given, { on: day, intakes });
  return readOf(renderToStaticMarkup(createElement(Season)));
}

function readOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('\u00a0', ' '));
  return {
    size: all(/viewBox="(0 0 \d{3,} \d+)"/g).at(-1),
    lanes: all(/data-part="(lane)"/g).length,
    goesOn: all(/data-part="goes-on" d="([^"]*)"/g),
    words: all(/<text[^>]*>([^<]+)/g),
    stems: all(/data-part="stems" d="([^"]*)"/g).flatMap((path) => path.split(/(?=M)/)),
    labels: [
      ...html.matchAll(/<g(?: class="([^"]*)")?[^>]*transform="translate\(\d+ (\d+)\)"[^>]*><text>(.*?)<\/text>/g),
    ].map(([, crowded, y, words = '']) => ({
      word: words.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
      y: Number(y),
      isShown: !crowded,
    })),
    blooms: [...html.matchAll(/data-part="lane" transform="translate\(0 (\d+)\)".*?<use [^>]*y="(\d+)"/g)].map(
      ([, lane, y]) => Number(lane) + Number(y),
    ),
    leaves: all(/data-part="leaves"[^>]* d="([^"]*)"/g),
    names: all(/<li[^>]*>(.*?)<\/li>/g).map((name) => name.replaceAll(/<[^>]*>/g, '')),
    keys: all(/<li[^>]*>(?:(?!<\/li>).)*<\/svg>([^<]+)<\/li>/g),
    outlines: all(/data-part="full" d="([^"]*)"/g),
    seeds: all(/data-part="seeds" d="([^"]*)"/g),
    rests: all(/data-part="rests" d="([^"]*)"/g),
    ends: all(/<use href="#season-[^"]*" x="(\d[^"]*)" y="29"/g),
    numbers: all(/ (?:x|cx|width)="([^"]*)"/g),
  };
}

describe('the drawing of a year', () => {
  it('S1-80 has what fits lit, and the rest dim and without its day', () => {
    const [soon, late] = [intake('2027-02-01', '2027-05-12'), intake('2027-06-07', '2027-09-15')];
    Object.assign(given, { on: '2026-11-21', intakes: [soon, late] });
    const html = renderToStaticMarkup(createElement(Season, { fits: [late] }));
    const [, dim = '', lit = ''] = html.split(/data-part="dim"/)[1]?.split('data-part="stems" d="') ?? [];
    const { stems, words } = readOf(html);
    expect([dim.split('"')[0], lit.split('"')[0]]).toEqual(stems);
    expect(words.filter((word) => / (Feb|Jun)$/.test(word))).toEqual(['7 Jun']);
    expect(readOf(renderToStaticMarkup(createElement(Season))).stems).toHaveLength(2);
  });

  beforeEach(() => void Object.assign(given, { intakes: [] }));

  it('S1-86 is nothing without intakes', () => {
    Object.assign(given, { on: '2026-11-21', intakes: [] });
    expect(renderToStaticMarkup(createElement(Season))).toBe('');
  });

  it('S1-86 has six months for one short intake, and wider days', () => {
    const { size, words, stems } = drawn('2026-11-21', intake('2027-01-11', '2027-02-03'));
    // 181 days of 6 units.
    expect(size).toBe('0 0 1086 76');
    expect(words).toEqual(['Nov', 'Dec', '2027', 'Feb', 'Mar', 'Apr', '11 Jan']);
    expect(stems).toEqual(['M426 29H570']);
  });

  it('S1-86 is cut off after sixteen months, and has an intake over the turn of two years whole', () => {
    const { size, words, stems, leaves } = drawn(
      '2027-09-10',
      intake('2027-10-04', '2028-02-02'),
      intake('2028-12-11', '2029-05-02'),
    );
    // 488 days, the 29th of February among them.
    expect(size).toBe('0 0 976 76');
    // A later run that would be cut off is left to the table.
    expect([words[0], words[4], words.at(-2), words.at(-1)]).toEqual(['Sep', '2028', 'Dec', '4 Oct']);
    // In the December break the stem goes on, and the leaves stop, because there are no lessons.
    expect(stems).toHaveLength(1);
    expect(leaves).toEqual(['M66 0H206V42H66M262 0H299V42H262']);
  });

  it('S1-86 has a first run that goes on after its months end in dots, with whole leaves', () => {
    const { stems, leaves, goesOn } = drawn('2026-08-10', intake('2027-02-01', '2028-02-07'));
    // Dots from the last Monday but one: the drawing has 974 units.
    expect(stems).toEqual(['M368 29H956']);
    expect(leaves).toEqual(['M368 0H956V42H368']);
    expect(goesOn).toEqual(['M956 29H974']);
  });

  it('S1-86 begins with the first intake where none is near', () => {
    const { words } = drawn('2026-11-21', intake('2029-02-05', '2029-05-02'));
    expect(words[0]).toBe('Feb');
  });

  it('S1-86 has a run under way from its first lesson, outside of the picture', () => {
    const { words, stems } = drawn('2027-03-01', intake('2027-02-01', '2027-05-12'));
    expect(words[0]).toBe('Mar');
    expect(stems[0]).toMatch(/^M-\d+ 29H/);
  });

  it('S1-86 has no word on a bloom, a leaf or another word, neither lying nor turned', () => {
    const { labels, blooms, names } = drawn(
      '2026-11-21',
      { ...intake('2027-01-11', '2027-05-06', '/programs/webdevelopment'), isFull: true },
      intake('2027-05-10', '2027-08-30', '/programs/webdevelopment'),
      intake('2027-01-11', '2027-05-09'),
      intake('2027-06-07', '2027-09-15'),
      intake('2027-02-01', '2028-02-07', '/programs/AIDeveloper'),
      intake('2027-03-15', '2027-03-16', '/programs/AITools'),
    );
    expect(labels.map(({ word }) => word)).toEqual(['1 Feb', '11 Jan', '7 Jun', '11 JanFull', '10 May', '15 Mar']);
    // Horizontal: labels are above their lane's blooms and leaves, and below those of the lane before. Capitals have 10 units.
    for (const { y } of labels) {
      expect(blooms.filter((middle) => y > middle - 11 && y - 10 < middle + 11)).toEqual([]);
      expect(blooms.filter((middle) => y > middle - 10 && y - 10 < middle + 10)).toEqual([]);
    }
    // Vertical: no room where two long words meet, a label touches a bloom, or a long word reaches the edge.
    expect(labels.map(({ isShown }) => isShown)).toEqual([true, true, true, false, false, false]);
    expect(names.slice(1, 3)).toEqual(['Cyber Security11 Jan, 7 Jun', 'Full Stack Web Developer11 Jan (Full), 10 May']);
  });

  it('S1-86 turned, one of two columns that begin together has its day', () => {
    const paths = ['AIDeveloper', 'softwareengineer', 'cyber-security'];
    const { labels } = drawn(
      '2026-11-21',
      ...paths.map((path) => intake('2027-02-01', '2027-05-10', `/programs/${path}`)),
    );
    expect(labels.map(({ isShown }) => isShown)).toEqual([true, false, true]);
  });

  it('S1-86 first days of two years have their years', () => {
    const { names } = drawn('2026-11-21', intake('2027-02-01', '2027-05-10'), intake('2028-01-10', '2028-02-15'));
    expect(names[0]).toBe('Cyber Security1 Feb 2027, 10 Jan 2028');
  });

  it('S1-86 has a full intake in an outline, without a day to apply', () => {
    const full = { ...intake('2027-01-11', '2027-02-03'), isFull: true };
    const { outlines, seeds, stems, leaves, ends, keys } = drawn('2026-11-21', full);
    expect(outlines).toEqual(['M426 21H570V37H426Z']);
    expect([seeds, leaves].map((paths) => paths.join(''))).toEqual(['', '']);
    expect(ends).toEqual([]);
    expect(stems.join('')).toBe('M426 29H570');
    expect(keys.at(-1)).toBe('Full');
    const begun = drawn('2027-01-11', full);
    expect(begun.outlines).toEqual([]);
    expect(begun.keys.at(-1)).toBe('Today');
  });

  it('S1-86 names the marks that it has, in the inks of its lanes', () => {
    const keysOf = (intakes: Intake[]) => drawn('2026-11-21', ...intakes).keys;
    const full = { ...intake('2027-01-11', '2027-02-03'), isFull: true };
    expect(keysOf([intake('2027-01-11', '2027-02-03')])).not.toContain('Full');
    expect(keysOf([full])).toEqual(['Holiday or break', 'Free open lesson', 'Today', 'Full']);
    const html = renderToStaticMarkup(createElement(Season, { category: 'bootcamp' }));
    expect(new Set([...html.matchAll(/data-family="([^"]*)"/g)].map(([, family]) => family))).toEqual(
      new Set(['pincushion']),
    );
    // An open lesson is of no category.
    expect(html).toMatch(/<svg width[^>]*><path[^>]*d="M0 18H24"/);
    // Far ahead: neither today, nor an open lesson, nor a known break is in its months.
    expect(keysOf([intake('2029-02-12', '2029-03-03')])).toEqual([
      'Last day to apply',
      'Week with live lessons',
      'Last lesson',
    ]);
  });

  it('S1-86 has a bloom within its intake, and a day to apply over the run that it falls in', () => {
    const { ends, seeds, rests, leaves } = drawn(
      '2026-11-21',
      intake('2027-01-11', '2027-02-27'),
      { ...intake('2027-03-08', '2027-04-21'), closes: '2027-02-22' },
      intake('2027-03-15', '2027-03-16', '/programs/AITools'),
    );
    // It ends where its stem does, 11 units after its middle; where the stem is shorter it has the stem's middle.
    expect(ends).toEqual(['703', '1021', '810']);
    // No leaf shows behind it.
    expect(leaves).toEqual(['M426 0H703V42H426M762 0H1021V42H762', 'M804 0H810V42H804']);
    expect(seeds).toEqual(['M366 29h0M678 10h0', 'M720 29h0']);
    expect(rests[0]).toBe('M366 29H424V29M678 10H760V29');
  });

  it('S1-86 has the lanes of one category alone, half as high again', () => {
    Object.assign(given, {
      on: '2026-11-21',
      intakes: [intake('2027-01-11', '2027-02-03'), intake('2027-02-01', '2028-02-07', '/programs/AIDeveloper')],
    });
    const { size, names, stems } = readOf(renderToStaticMarkup(createElement(Season, { category: 'bootcamp' })));
    // 181 days of 6 units, 4 of them in the lane's own.
    expect(size).toBe('0 0 1086 97');
    expect(names[0]).toBe('Cyber Security11 Jan');
    expect(stems).toEqual(['M284 29H380']);
  });

  it('S1-86 draws thirty intakes of five programmes', () => {
    const paths = ['AIDeveloper', 'softwareengineer', 'webdevelopment', 'cyber-security', 'softwareEngineerPython'];
    const thirty = paths.flatMap((path) =>
      ['01', '03', '05', '07', '09', '11'].map((month) =>
        intake(`2027-${month}-04`, `2027-${month}-25`, `/programs/${path}`),
      ),
    );
    const { lanes, stems, numbers } = drawn('2026-11-21', ...thirty);
    expect([lanes, stems.length]).toEqual([5, 30]);
    expect(numbers.filter((number) => !Number.isFinite(Number(number)))).toEqual([]);
  });
});
