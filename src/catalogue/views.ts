/** The parts of the catalogue that reach the browser, cut to what is shown there. `build/catalogue.ts` writes them. */
import { NOT_FOUND_PATH } from './check';
import { successiveNextIntakes } from './intakeDates';
import type { Category, Icon, Intake, OpenProgramme, Page, Programme } from './schema';
import { type Sketch, sketchOf } from './sketch';

/** A programme as the menu knows it (S3-02). `path` is the spelling the menu links to. */
export interface MenuProgramme {
  name: string;
  path: string;
  /** Empty for every programme of the menu, as in the document. */
  description: '';
  icon: Icon;
  isUpcoming?: true;
  category: Category['id'];
}

/** A category of the menu with its programmes, in order (S3-03). */
export interface MenuCategory {
  id: Category['id'];
  name: string;
  plural: string;
  family: Category['family'];
  icon: Icon;
  programs: MenuProgramme[];
}

/** What a card, a price table or an intake row shows of a programme; no prose. */
type FactsOf<P> = P extends Programme
  ? Pick<
      P,
      | 'path'
      | 'name'
      | 'area'
      | 'category'
      | 'icon'
      | 'isUpcoming'
      | 'summary'
      | 'duration'
      | 'mode'
      | 'hours'
      | 'fee'
      | 'lessons'
      | 'includes'
      | 'certificate'
      | 'hasFinalProject'
    > & { sketch: Sketch }
  : never;

/** Those of a programme that can be applied for. */
export type OpenFacts = FactsOf<OpenProgramme>;
export type ProgrammeFacts = FactsOf<Programme>;

/** The next intake, as the bar above every page announces it. */
export interface NextIntake extends Pick<Intake, 'programme' | 'opens' | 'closes' | 'starts'> {
  /** Of the programme. */
  name: string;
}

export interface ShellView {
  /** Those that are the next one on the day of the build or after it, so that a page can follow the visitor's day. */
  nextIntakes: NextIntake[];
  /** The listed paths of the programmes' pages (S7-04). */
  programmePaths: string[];
  /** Another spelling in use → the listed path (S2-02). */
  aliases: Record<string, string>;
}

function byPosition(a: Programme, b: Programme) {
  return a.position - b.position;
}

/** The programmes in the order of the categories, then of their positions. */
export function inOrder(categories: Category[], programmes: Programme[]): Programme[] {
  return categories.flatMap(({ id }) => programmes.filter((p) => p.category === id).sort(byPosition));
}

/** What the programmes' menu shows: the categories that are in it, each with its programmes in order (S2-60, S3-03). */
export function menuView(categories: Category[], programmes: Programme[]): MenuCategory[] {
  return categories
    .filter((category) => category.inMenu)
    .map(({ id, name, plural, family, icon }) => ({
      id,
      name,
      plural,
      family,
      icon,
      programs: programmes
        .filter((p) => p.category === id)
        .sort(byPosition)
        .map((p) => ({
          name: p.name,
          path: p.alias ?? p.path,
          description: '' as const,
          icon: p.icon,
          ...(p.isUpcoming ? { isUpcoming: true as const } : {}),
          category: p.category,
        })),
    }));
}

/** What the shell needs on every page: the menu's own facts and nothing of the programmes' prose. */
export function shellView(
  programmes: Programme[],
  intakes: Intake[],
  aliases: Record<string, string>,
  day: string,
): ShellView {
  return {
    nextIntakes: successiveNextIntakes(intakes, day).map(({ programme, opens, closes, starts }) => ({
      programme,
      // Stryker disable next-line StringLiteral: The check refuses an intake of no programme; only the type allows for none.
      name: programmes.find(({ path }) => path === programme)?.name ?? '',
      opens,
      closes,
      starts,
    })),
    programmePaths: programmes.map(({ path }) => path),
    aliases,
  };
}

/** A page by its names: its title, and its heading where that is another. */
export interface NamedPage {
  path: string;
  names: string[];
}

/** The pages that are not a programme's, for the search (S2-35). */
export function pagesView(pages: Page[]): NamedPage[] {
  return pages
    .filter(({ path }) => path !== NOT_FOUND_PATH && path !== '/')
    .map(({ path, title, heading }) => ({ path, names: [...new Set([title, heading])] }));
}

/** The facts of every programme, in order. */
export function factsView(categories: Category[], programmes: Programme[]): ProgrammeFacts[] {
  return inOrder(categories, programmes).map((programme) => {
    const { path, name, area, category, icon, summary, duration, mode, hours, certificate, hasFinalProject } =
      programme;
    const sketch = sketchOf(programme.work.window);
    const own = { path, name, area, category, icon, summary, duration, mode, hours, certificate, hasFinalProject };
    const facts = { ...own, sketch };
    if (programme.isUpcoming) return { ...facts, isUpcoming: true };
    return { ...facts, fee: programme.fee, lessons: programme.lessons, includes: programme.includes };
  });
}

/** What a programme's wide card shows beside its facts: what the visitor leaves with, and its modules. */
export interface Plan {
  award: string;
  /** In order: each one's title, and how many of the duration's units it takes. */
  modules: [title: string, length: number][];
}

/** Of every programme, by its path. Modules that share a unit share it alike. */
export function plansView(programmes: Programme[]): Record<string, Plan> {
  return Object.fromEntries(
    programmes.map(({ path, award, modules, duration }) => {
      const units = modules.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      const share = duration.count / units;
      return [
        path,
        { award, modules: modules.map(({ title, from, to }): [string, number] => [title, (to - from + 1) * share]) },
      ];
    }),
  );
}

/** What people have judged of the site's accessibility. */
export interface JudgedView {
  /** Criteria of level A and AA that no program decides, and how many of them have a verdict. */
  needed: number;
  judged: number;
  people: number;
  /** Day of the latest verdict, `YYYY-MM-DD`; empty where there is none. */
  on: string;
  /** Criteria that are not met in full, as `2.4.6`. */
  faults: string[];
}
