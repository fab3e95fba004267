/** The catalogue's rules, checked before it is built. Each problem is one line: file, entry, fault. */
import type { z } from 'zod';
import { intakeProblems, openLessonProblems, routeProblems } from './checkIntakes';
import { schemaOf } from './fileSchemas';
import type { Catalogue, Entry } from './index';
import type { PartOf } from './partSchemas';
import { sampleProblems } from './samples';
import {
  breakSchema,
  categorySchema,
  intakeSchema,
  openLessonSchema,
  organisationSchema,
  programmeSchema,
} from './schema';

/** The not-found page has an entry but no route. */
export const NOT_FOUND_PATH = '/404';

function shapeProblems(where: string, schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const field = issue.path.join('.') || 'entry';
    return `${where}: ${field}: ${issue.message}`;
  });
}

function namedShapeProblems({ file, value }: Entry<unknown>): string[] {
  const named = schemaOf(file);
  return named ? shapeProblems(file, named.schema, value) : [`${file}: no schema has this name; add one, or mend it`];
}

/** Every text of `value` that is a link within the site, with the names that lead to it. */
function linksOf(value: unknown, field: string[] = []): [field: string, path: string][] {
  if (typeof value === 'string') return value.startsWith('/') ? [[field.join('.'), value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => linksOf(one, [...field, name]));
}

/** Links of pages and parts to a page that the site does not have. */
function linkProblems({ programmes, pages, parts }: Catalogue): string[] {
  const known = new Set([...programmes, ...pages].flatMap(({ value }) => [value.path, value.alias]));
  return [...pages, ...parts].flatMap(({ file, value }) =>
    linksOf(value)
      .filter(([field, path]) => field !== 'alias' && !known.has(path.replace(/[?#].*/, '')))
      .map(([field, path]) => `${file}: ${field}: the site has no page ${path}; choose the path of one it has`),
  );
}

/** Texts that say what the entry level costs and takes, and must agree with `codeCurious.yaml`. */
const ENTRY_LEVEL = /It is ([^".]*?),? and (?:all of it )?takes ([^".,]*)/;

function entryLevelProblems({ pages, parts }: Catalogue): string[] {
  const facts = parts.find(({ file }) => file.endsWith('/codeCurious.yaml'))?.value as
    | PartOf<'codeCurious'>
    | undefined;
  return pages.flatMap(({ file, value }) => {
    const [said, fee, time] = ENTRY_LEVEL.exec(JSON.stringify(value)) ?? [];
    return !said || (fee === facts?.fee && time === facts?.time)
      ? []
      : [
          `${file}: it says '${said}', but codeCurious.yaml says '${facts?.fee}' and '${facts?.time}'; mend one of them`,
        ];
  });
}

function duplicates<T>(items: T[], key: (item: T) => string, complain: (item: T, first: T) => string): string[] {
  const seen = new Map<string, T>();
  return items.flatMap((item) => {
    const value = key(item);
    const first = seen.get(value);
    if (first !== undefined) return [complain(item, first)];
    seen.set(value, item);
    return [];
  });
}

type Named = Entry<{ path: string; alias?: string | undefined }>;

function pathProblems(entries: Named[], pagePaths: string[]): string[] {
  const known = new Set(entries.map((entry) => entry.value.path));
  const files = new Set(pagePaths);
  const spellings = entries.flatMap(({ file, value }) =>
    [value.path, value.alias].flatMap((path) => (path ? [{ file, path }] : [])),
  );
  return [
    ...duplicates(
      spellings,
      ({ path }) => path,
      ({ file, path }, first) => `${file}: path ${path} is already taken by ${first.file}; give it a path of its own`,
    ),
    ...entries
      .filter(({ value }) => value.path !== NOT_FOUND_PATH && !files.has(value.path))
      .map(({ file, value }) => `${file}: path ${value.path} has no page; add ${pageFile(value.path)}`),
    ...pagePaths
      .filter((path) => !known.has(path))
      .map((path) => `${pageFile(path)}: the page has no entry; add one with path '${path}' under src/catalogue`),
  ];
}

function pageFile(path: string) {
  return `src/pages${path === '/' ? '/index' : path}.tsx`;
}

function moduleProblems({ file, value }: Entry<Catalogue['programmes'][number]['value']>): string[] {
  let last = 0;
  let previous = 1;
  for (const { title, from, to } of value.modules) {
    // Two modules may share a day or a week. No module may leave a gap or start before the last.
    if (from < previous || from > last + 1 || to < from) {
      return [
        `${file}: modules: '${title}' must start between ${previous} and ${last + 1} and not end before it starts (found ${from} to ${to})`,
      ];
    }
    previous = from;
    last = Math.max(last, to);
  }
  return last === value.duration.count
    ? []
    : [`${file}: modules: they cover ${last} ${value.duration.unit}, but duration says ${value.duration.count}`];
}

function feeProblems({ file, value }: Entry<Catalogue['programmes'][number]['value']>): string[] {
  if (value.isUpcoming || !value.fee.instalments) return [];
  const { once, instalments } = value.fee;
  const total = instalments.count * instalments.amount;
  return total >= once
    ? []
    : [
        `${file}: fee: ${instalments.count} instalments of ${instalments.amount} are ${total}, less than ${once} once, which the page calls the lowest total; lower once, or raise the plan`,
      ];
}

/** Hours a week from which a learner cannot also hold a job. */
const FULL_TIME = 30;

/** Search engines show the description alone, so it must not contradict the hours. */
function descriptionProblems({ file, value }: Entry<Catalogue['programmes'][number]['value']>): string[] {
  const { description, duration, hours } = value;
  const [said] = /(?:full|part)-time/i.exec(description) ?? [];
  // A programme of days counts hours a day.
  if (duration.unit === 'days') return [];
  const kind = hours >= FULL_TIME ? 'full-time' : 'part-time';
  return said && said.toLowerCase() !== kind
    ? [`${file}: description: it says '${said}', but ${hours} hours a week are ${kind}`]
    : [];
}

function programmeProblems({ programmes }: Catalogue): string[] {
  const paths = new Set(programmes.map(({ value }) => value.path));
  return [
    ...duplicates(
      programmes,
      ({ value }) => `${value.category} ${value.position}`,
      ({ file, value }, first) =>
        `${file}: position ${value.position} in ${value.category} is already taken by ${first.file}`,
    ),
    ...duplicates(
      programmes,
      // Stryker disable next-line StringLiteral: Joining without a separator gives the same result: every row has the same length.
      ({ value }) => value.icon.join('/'),
      ({ file }, first) => `${file}: icon is the same as in ${first.file}; every programme has its own motif`,
    ),
    ...programmes.flatMap(moduleProblems),
    ...programmes.flatMap(feeProblems),
    ...programmes.flatMap(descriptionProblems),
    ...programmes
      .filter(({ value: { lessons } }) => lessons && lessons.from >= lessons.to)
      .map(({ file }) => `${file}: lessons: they must end later than they begin`),
    ...programmes.flatMap(({ file, value }) =>
      value.related
        .filter((path) => !paths.has(path) || path === value.path)
        .map((path) => `${file}: related: ${path} is not another programme's path`),
    ),
  ];
}

/**
 * Every problem of the catalogue, one line each; empty when it is valid.
 * `pagePaths` are the paths of the files under `src/pages`, without not-found.
 */
export function catalogueProblems(catalogue: Catalogue, pagePaths: string[]): string[] {
  const shapes = [
    ...shapeProblems('src/catalogue/organisation.yaml', organisationSchema, catalogue.organisation),
    ...catalogue.categories.flatMap((category) =>
      shapeProblems(`src/catalogue/categories.yaml: ${category.id}`, categorySchema, category),
    ),
    ...catalogue.intakes.flatMap((intake, index) =>
      shapeProblems(`src/catalogue/intakes.yaml: intake ${index + 1}`, intakeSchema, intake),
    ),
    ...catalogue.breaks.flatMap((one, index) =>
      shapeProblems(`src/catalogue/breaks.yaml: break ${index + 1}`, breakSchema, one),
    ),
    ...catalogue.openLessons.flatMap((one, index) =>
      shapeProblems(`src/catalogue/openLessons.yaml: open lesson ${index + 1}`, openLessonSchema, one),
    ),
    ...catalogue.programmes.flatMap(({ file, value }) =>
      shapeProblems(file, value.isUpcoming ? programmeSchema.upcoming : programmeSchema.open, value),
    ),
    ...catalogue.pages.flatMap(namedShapeProblems),
    ...catalogue.parts.flatMap(namedShapeProblems),
  ];
  // Rules between entries rely on valid shapes.
  if (shapes.length > 0) return shapes;
  return [
    ...pathProblems([...catalogue.programmes, ...catalogue.pages], pagePaths),
    ...programmeProblems(catalogue),
    ...intakeProblems(catalogue),
    ...routeProblems(catalogue),
    ...openLessonProblems(catalogue),
    ...linkProblems(catalogue),
    ...entryLevelProblems(catalogue),
    ...catalogue.texts.flatMap(({ file, value }) => sampleProblems(file, value)),
  ];
}
