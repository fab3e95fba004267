/** South Africa's public holidays, for the build: the library behind them never reaches a browser. */
import Holidays from 'date-holidays';
import { fill } from './fill';
import type { Catalogue } from './index';
import { observed } from './interface/dates.yaml';
import { type Closure, closureOn } from './lessons';

/** Name that the library gives the Monday after a holiday on a Sunday. */
const SUBSTITUTE = 'Public Holiday';

/** The public holidays of `year`, substitute days included, in order. */
export function publicHolidays(year: number): Closure[] {
  const all = new Holidays('ZA', { types: ['public'] }).getHolidays(year, 'en');
  return all.map(({ date, name: own }, index) => {
    const day = date.slice(0, 10);
    const name = own === SUBSTITUTE ? fill(observed, { name: all[index - 1]?.name ?? '' }) : own;
    return {
      name: name.replaceAll("'", '’'),
      from: day,
      to: day,
    };
  });
}

/** The public holidays in the years of the intakes, and in the year before and after, in order. */
export function holidaysOf({ intakes }: Pick<Catalogue, 'intakes'>): Closure[] {
  const years = intakes.flatMap(({ starts, ends }) => [starts, ends]).map((day) => Number(day.slice(0, 4)));
  // The payment for a first lesson in January may be due in December; the corrected last day may fall into the year after.
  const first = Math.min(...years) - 1;
  const count = Math.max(...years) - first + 2;
  return Array.from({ length: count }, (_, index) => publicHolidays(first + index)).flat();
}

/** Closures in the years of the intakes, in order: breaks, and the holidays outside them. */
export function allClosures({ breaks, intakes }: Pick<Catalogue, 'breaks' | 'intakes'>): Closure[] {
  const holidays = holidaysOf({ intakes });
  return [...breaks, ...holidays.filter(({ from }) => !closureOn(from, breaks))].sort((a, b) =>
    a.from.localeCompare(b.from),
  );
}
