import { facts } from 'virtual:catalogue/facts';
import { describe, expect, it } from 'vitest';
import page from '../../src/catalogue/pages/intake-blocks.yaml';
import { categoryFacts } from '../../src/sections/common/categoryFacts';
import { IntakeTable } from '../../src/sections/intakes/IntakeTable';
import { setDay } from '../support/clock';
import { draw } from '../support/render';

describe('an intake without places', () => {
  it.each(['2026-11-21', '2026-12-20', '2027-02-01'])(
    'S1-70 a full intake has no calendar file on %s, before and after it has closed',
    (day) => {
      setDay(day);
      const files = [...draw(<IntakeTable {...page.table} />).querySelectorAll('a[download]')];
      const hrefs = files.map((file) => file.getAttribute('href'));
      expect(hrefs).toContain('/calendar/webdevelopment-2027-05-10.ics');
      expect(hrefs).not.toContain('/calendar/webdevelopment-2027-01-11.ics');
    },
  );
});

describe('what the comparison counts', () => {
  const [model] = facts;
  type Facts = NonNullable<typeof model>;
  const programme = (own: object) => ({ ...model, isUpcoming: undefined, ...own }) as Facts;
  const fee = (once: number) => ({ once });

  const factsOf = (...programmes: Facts[]) => {
    const { time, fee: lowest } = categoryFacts(programmes);
    return [time.join(' · '), lowest].map((text) => text.replaceAll('\u00a0', ' '));
  };
  const lasting = (count: number, unit: Facts['duration']['unit'], hours: number, once: number) =>
    programme({ duration: { count, unit }, hours, fee: fee(once) });

  it('S1-05 a kind without an open programme is yet to be confirmed', () => {
    expect(factsOf(programme({ isUpcoming: true, fee: fee(1) }))).toEqual(['Not yet set', '']);
  });

  it('S1-05 a kind has shortest and longest, least and most hours, and lowest fee', () => {
    expect(
      factsOf(
        lasting(2, 'months', 12, 900),
        lasting(10, 'days', 6, 1200),
        lasting(3, 'weeks', 20, 1000),
        programme({ duration: { count: 4, unit: 'months' }, hours: 1, fee: fee(5), isUpcoming: true }),
      ),
    ).toEqual(['10 days to 2 months · About 6 to 20 hours a week', 'From R900']);
    expect(factsOf(lasting(3, 'weeks', 20, 50))).toEqual(['3 weeks · About 20 hours a week', 'From R50']);
    expect(factsOf(lasting(3, 'days', 7, 50))).toEqual(['3 days · Full days', 'From R50']);
  });
});
