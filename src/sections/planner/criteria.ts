/** A visitor's criteria for the planner. They stand in the query of the address, so that they can be shared (S1-81). */
import { facts } from 'virtual:catalogue/facts';
import { intakesWithPlaces } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes.yaml';
import * as plannerTexts from '../../catalogue/interface/planner.yaml';
import type { Intake } from '../../catalogue/schema';
import { slugOf } from '../../catalogue/slugs';
import { paths } from '../../paths';
import { formatDayOfMonth, formatShortDay } from '../../ui/format';

/** In the order of the address. `programme` comes with a link; its one button lets it go. */
export const CRITERIA = ['hours', 'start', 'pay', 'programme'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** The chosen value of each criterion. A missing one is no filter. */
export type Criteria = Partial<Record<Criterion, string | undefined>>;

/** The change that clears every filter. */
export const NO_CRITERIA: Criteria = Object.fromEntries(CRITERIA.map((key) => [key, undefined]));

export interface Option {
  value: string;
  label: string;
}
export type Options = Record<Criterion, Option[]>;

const openFacts = facts.filter((one) => !one.isUpcoming);

/** Days as buttons: the year stands only where it changes. */
function startOptions(today: string): Option[] {
  const days = [...new Set(intakesWithPlaces(intakes, today).map(({ starts }) => starts))];
  return days.map((value, index) => {
    const isNextYear = index > 0 && days[index - 1]?.slice(0, 4) !== value.slice(0, 4);
    return { value, label: isNextYear ? formatShortDay(value) : formatDayOfMonth(value) };
  });
}

/** Hours a week of the open programmes. Those of days are a choice of their own. */
function hoursOptions(): Option[] {
  const weekly = openFacts.filter(({ duration }) => duration.unit !== 'days').map(({ hours }) => hours);
  const hours = [...new Set(weekly)].sort((a, b) => a - b).map(String);
  return [
    ...hours.map((value) => ({ value, label: value })),
    ...(weekly.length < openFacts.length ? [{ value: 'days', label: plannerTexts.fullDays }] : []),
  ];
}

/** The choices that there are on `today`. */
export function optionsOn(today: string): Options {
  return {
    hours: hoursOptions(),
    start: startOptions(today),
    pay: Object.entries(plannerTexts.ways).map(([value, label]) => ({ value, label })),
    programme: openFacts.map(({ path, name }) => ({ value: slugOf(path), label: name })),
  };
}

/** The choices in `search`. A value that cannot be chosen is ignored. */
export function readCriteria(search: string, options: Options): Criteria {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    CRITERIA.flatMap((key) => {
      const value = query.get(key);
      return options[key].some((option) => option.value === value) ? [[key, value]] : [];
    }),
  );
}

/** The query of `criteria`: `?hours=12&pay=monthly`, or nothing. */
export function queryOf(criteria: Criteria): string {
  const chosen = CRITERIA.flatMap((key) => (criteria[key] ? [[key, criteria[key]]] : []));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** The planner with this intake first. */
export function planPath({ programme, starts }: Pick<Intake, 'programme' | 'starts'>, pay?: string): string {
  return paths.pricing + queryOf({ start: starts, programme: slugOf(programme), ...(pay ? { pay } : {}) });
}
