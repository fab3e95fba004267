// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Intake } from '../../src/catalogue/schema';
import { Season } from '../../src/sections/common/season/Season';

const given = vi.hoisted(() => ({ on: '2026-11-21', intakes: [] as Intake[] }));
vi.mock('virtual:catalogue/shell', async (original) => ({
  ...(await original<object>()),
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

/** What a build on `day` draws: the months, and of each lane its name, first days, bars and days to apply, in % of the scale. */
function drawn(day: string, intakes: Intake[], category?: 'bootcamp') {
  Object.assign(given, { on: day, intakes });
  const drawing = document.createElement('div');
  drawing.innerHTML = renderToStaticMarkup(createElement(Season, category ? { category } : {}));
  const all = (root: Element, selector: string) => [...root.querySelectorAll(selector)];
  const numbers = (elements: Element[], name: string) =>
    elements.map((one) => Number.parseFloat(one.getAttribute(name) ?? ''));
  const words = (elements: Element[]) => elements.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const lanes = all(drawing, '[data-part=lane]');
  return {
    drawing,
    months: words(all(drawing, '[data-part=season] > div:first-child text')),
    openLessons: all(drawing, '[data-part=open-lesson]').length,
    lanes: lanes.map((lane) => ({
      name: lane.querySelector('span')?.textContent,
      days: words(all(lane, 'text')),
      bars: all(lane, 'svg[height="38"] > rect[rx]').map((bar) => numbers([bar], 'x').concat(numbers([bar], 'width'))),
      closes: numbers(all(lane, 'circle'), 'cx'),
    })),
  };
}

describe('the drawing of a year', () => {
  it('S1-86 is nothing without intakes', () => {
    expect(drawn('2026-11-21', []).drawing.innerHTML).toBe('');
  });

  it('S1-86 has six months for one short intake, every day as wide as every other', () => {
    const { months, lanes } = drawn('2026-11-21', [intake('2027-01-11', '2027-02-03')]);
    expect(months).toEqual(['2027', 'Apr']);
    // 181 days: 71 before the first lesson, 24 with lessons, the last included; 61 before the last day to apply.
    expect(lanes).toEqual([{ name: 'Cyber Security', days: ['11 Jan'], bars: [[39.23, 13.26]], closes: [33.7] }]);
  });

  it('S1-86 leaves out a week or more without lessons, and joins the parts by a line', () => {
    const { lanes, drawing } = drawn('2027-09-10', [intake('2027-10-04', '2028-02-02')]);
    expect(lanes[0]?.bars).toHaveLength(2);
    const pause = drawing.querySelector('[data-part=pause]');
    expect(['x1', 'x2'].map((name) => pause?.getAttribute(name))).toEqual(['54.4%', '71.98%']);
  });

  it('S1-86 is cut off after sixteen months, and leaves a later run that would be cut off to the table', () => {
    const { months, lanes } = drawn('2027-09-10', [
      intake('2027-10-04', '2028-02-02'),
      intake('2028-12-11', '2029-05-02'),
    ]);
    expect(months).toEqual(['Oct', '2028', 'Apr', 'Jul', 'Oct']);
    expect(lanes[0]?.days).toEqual(['4 Oct']);
  });

  it('S1-86 says that an intake is full, and has no day to apply for it', () => {
    const { lanes } = drawn('2026-11-21', [{ ...intake('2027-01-11', '2027-02-03'), isFull: true }]);
    expect(lanes[0]).toMatchObject({ days: ['11 Jan Full'], closes: [] });
  });

  it('S1-86 has the breaks, and no single holidays, which would look like lines of months', () => {
    const { drawing } = drawn('2026-11-21', [intake('2027-01-11', '2027-02-03')]);
    expect(drawing.querySelectorAll('[data-part=lane] rect:not([rx])')).toHaveLength(1);
  });

  it('S1-86 has the lanes of one category alone', () => {
    const { lanes } = drawn(
      '2026-11-21',
      [intake('2027-01-11', '2027-02-03'), intake('2027-02-01', '2028-02-07', '/programs/AIDeveloper')],
      'bootcamp',
    );
    expect(lanes.map(({ name }) => name)).toEqual(['Cyber Security']);
  });
});
