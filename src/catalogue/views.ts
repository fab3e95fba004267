/** Views: extracts of the catalogue for the browser. `build/catalogue.ts` serves them. */

import { intakesWithPlaces } from './intakeDates';
import type { Closure, schedulesView } from './lessons';
import type { Category, Intake, OpenProgramme, Page, Programme } from './schema';
import { type Sketch, sketchOf } from './sketch';
import { NOT_FOUND } from './slugs';

/** A registered qualification: its place on the framework, its title, and its number in the register. */
export type Qualification = NonNullable<Programme['certificate']['nqf']> & { certificate: string };

/** A certificate without prose. */
export interface CertificateFacts {
  name: string;
  nqf?: { level: number; credits: number } | undefined;
}

const FACTS = ['path', 'name', 'area', 'category', 'icon', 'summary', 'duration', 'mode', 'hours'] as const;
/** Facts of a programme for a card, a price table or an intake row; no prose. */
type FactsOf<P extends Programme> = Pick<P, (typeof FACTS)[number] | 'isUpcoming' | 'fee' | 'lessons'> & {
  sketch: Sketch;
};

/** Facts of a programme that is open for applications. */
export type OpenFacts = FactsOf<OpenProgramme>;
export type ProgrammeFacts = OpenFacts | FactsOf<Exclude<Programme, OpenProgramme>>;

const ofCategory = (id: string, programmes: Programme[]) =>
  programmes.filter(({ category }) => category === id).sort((a, b) => a.position - b.position);

/** The programmes by category, then by position. */
const inOrder = (categories: Category[], programmes: Programme[]): Programme[] =>
  categories.flatMap(({ id }) => ofCategory(id, programmes));

/** The programmes menu: its categories, each with its programmes in order (S2-60, S3-03). */
export function menuView(categories: Category[], programmes: Programme[]) {
  return categories
    .filter((category) => category.inMenu)
    .map(({ id, name, plural, family, icon }) => ({
      id,
      name,
      plural,
      family,
      icon,
      programs: ofCategory(id, programmes).map((p) => ({
        name: p.name,
        // The spelling that the menu links to.
        path: p.alias ?? p.path,
        // Empty for every programme of the menu, as in the specification.
        description: '' as const,
        icon: p.icon,
        ...(p.isUpcoming ? { isUpcoming: true as const } : {}),
        category: p.category,
      })),
    }));
}

export type MenuCategory = ReturnType<typeof menuView>[number];

/** Data that the shell needs on every page, without the programmes' prose. */
export function shellView(
  categories: Category[],
  programmes: Programme[],
  intakes: Intake[],
  aliases: Record<string, string>,
  day: string,
) {
  return {
    /** All intakes with applications on the build's day or later. A page picks the next one by the visitor's day. */
    nextIntakes: intakesWithPlaces(intakes, day).map(({ programme, opens, closes, starts }) => {
      const { name = '', category } = programmes.find(({ path }) => path === programme) ?? {};
      const categoryPath = categories.find(({ id }) => id === category)?.path;
      return { programme, name, ...(categoryPath && { categoryPath }), opens, closes, starts };
    }),
    /** Listed paths of the programmes' pages (S7-04). */
    programmePaths: programmes.map(({ path }) => path),
    /** Alias → its listed path (S2-02). */
    aliases,
  };
}

/** Breaks, in which the office is closed too, and the holidays that take a lesson of one of `schedules`, in order. */
export function closuresView(closures: Closure[], schedules: ReturnType<typeof schedulesView>): Closure[] {
  const met = Object.values(schedules).flatMap(({ closed }) => closed);
  return closures.filter((closure) => met.includes(closure) || closure.from < closure.to);
}

/** The registered qualification of each programme that leads to one, by path. */
export function qualificationsView(programmes: Programme[]): Record<string, Qualification> {
  return Object.fromEntries(
    programmes.flatMap(({ path, certificate: { name, nqf } }) => (nqf ? [[path, { ...nqf, certificate: name }]] : [])),
  );
}

/** The pages without a programme, each with its title, and its heading where that differs, for the search (S2-35). */
export function pagesView(pages: Page[]) {
  return pages
    .filter(({ path }) => path !== NOT_FOUND && path !== '/')
    .map(({ path, title, heading }) => ({ path, names: [...new Set([title, heading])] }));
}

/** The facts of every programme, in order. */
export function factsView(categories: Category[], programmes: Programme[]): ProgrammeFacts[] {
  return inOrder(categories, programmes).map((programme) => {
    const own = Object.fromEntries(FACTS.map((name) => [name, programme[name]])) as Pick<
      Programme,
      (typeof FACTS)[number]
    >;
    const common = { ...own, sketch: sketchOf(programme.work.window) };
    if (programme.isUpcoming) return { ...common, isUpcoming: true };
    // The instalments' provider is shown only on the programme's page.
    const { once, instalments: { count, amount } = {} } = programme.fee;
    const fee = count && amount ? { once, instalments: { count, amount } } : { once };
    return { ...common, fee, lessons: programme.lessons };
  });
}

/**
 * Extra facts of every programme's wide card, by path: the takeaway, title and length of each module in the duration's units, and
 * whether the last is the final project. Modules that share a unit share it equally.
 */
export function cardDetailsView(programmes: Programme[]) {
  return Object.fromEntries(
    programmes.map(({ path, takeaway, modules, duration, hasFinalProject }) => {
      const units = modules.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      const lengthOf = ({ from, to }: { from: number; to: number }) => ((to - from + 1) * duration.count) / units;
      const lengths = modules.map((module): [string, number] => [module.title, lengthOf(module)]);
      return [path, { takeaway, modules: lengths, hasFinalProject }];
    }),
  );
}

export type CardDetails = ReturnType<typeof cardDetailsView>[string];

/** Totals of the manual accessibility verdicts. */
export interface VerdictTotals {
  /** Criteria of level A and AA that need a person, and how many have a verdict. */
  needed: number;
  judged: number;
  people: number;
  /** Day of the latest verdict, `YYYY-MM-DD`; empty where there is none. */
  latestDay: string;
  /** Criteria that are not fully met, as `2.4.6`. */
  faults: string[];
}
