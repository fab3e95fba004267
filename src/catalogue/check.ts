/** The catalogue's rules, checked before it is built. Each problem is one line: file, entry, fault. */
import type { z } from 'zod';
import { daysAfter, weekdayOf } from './day';
import { schemaOf } from './fileSchemas';
import { closuresFor } from './holidays';
import type { Catalogue, Entry } from './index';
import { nextIntake } from './intakeDates';
import { type Closure, closureOn, closuresOf, lastDay, lessonDays } from './lessons';
import type { PartOf } from './partSchemas';
import { sampleProblems } from './samples';
import {
  breakSchema,
  categorySchema,
  type Intake,
  intakeSchema,
  type OpenProgramme,
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
        `${file}: fee: ${instalments.count} instalments of ${instalments.amount} are ${total}, less than ${once} once, which the page calls the lowest total`,
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

/** Why an intake's first or last day is wrong, and the day that is right (S1-70). */
function lessonProblems({ starts, ends }: Intake, programme: OpenProgramme, closures: Closure[]): string[] {
  const weekday = weekdayOf(starts);
  if (!programme.lessons.days.includes(weekday))
    return [`it starts on a ${weekday}, when the programme has no lessons`];
  const closed = closureOn(starts, closures);
  if (closed) {
    const [free] = lessonDays({ starts, ends: daysAfter(starts, 60) }, programme, closures);
    return [`starts: no lesson takes place on ${starts} (${closed.name}); set starts to ${free}, the next lesson day`];
  }
  const last = lastDay(starts, programme, closures);
  if (!last || last === ends) return [];
  const missed = closuresOf({ starts, ends: last }, programme, closures).map(({ name, from }) => `${from} (${name})`);
  const because = missed.length > 0 ? `, with no lesson on ${missed.join(', ')}` : '';
  return [`ends: the last lesson is on ${last}, not on ${ends}${because}; set ends to ${last}`];
}

/** Days from the last application to the first lesson: time for an answer and the start pack (S1-75). */
const TO_GET_READY = 14;

function intakeProblems(catalogue: Catalogue): string[] {
  const { intakes, programmes } = catalogue;
  const closures = closuresFor(catalogue);
  const file = 'src/catalogue/intakes.yaml';
  const byPath = new Map(programmes.map(({ value }) => [value.path, value]));
  return intakes.flatMap((intake, index) => {
    const where = `${file}: intake ${index + 1} (${intake.programme}, ${intake.starts})`;
    const programme = byPath.get(intake.programme);
    const previous = intakes[index - 1];
    const latest = daysAfter(intake.starts, -TO_GET_READY);
    const isInOrder = intake.opens < intake.closes && intake.closes < intake.starts && intake.starts <= intake.ends;
    return [
      ...(programme ? [] : [`${where}: programme is not a programme's path`]),
      ...(programme?.isUpcoming ? [`${where}: the programme is upcoming, so it has no intake yet`] : []),
      ...(isInOrder ? [] : [`${where}: the dates must run opens, closes, starts, ends`]),
      ...(isInOrder && programme && !programme.isUpcoming
        ? lessonProblems(intake, programme, closures).map((problem) => `${where}: ${problem}`)
        : []),
      ...(isInOrder && intake.closes > latest
        ? [
            `${where}: closes: an answer and a start pack take ${TO_GET_READY} days; set closes to ${latest}, or earlier`,
          ]
        : []),
      ...(previous && previous.starts > intake.starts ? [`${where}: intakes must be sorted by starts`] : []),
    ];
  });
}

function openLessonProblems(catalogue: Catalogue): string[] {
  const closures = closuresFor(catalogue);
  return catalogue.openLessons.flatMap(({ day, from, to }, index, all) => {
    const where = `src/catalogue/openLessons.yaml: open lesson ${index + 1} (${day})`;
    const closed = closureOn(day, closures);
    const previous = all[index - 1];
    return [
      ...(closed ? [`${where}: day: it falls on ${closed.name}; choose another day`] : []),
      ...(from >= to ? [`${where}: it must end later than it begins`] : []),
      ...(previous && previous.day >= day ? [`${where}: open lessons must be sorted by day`] : []),
    ];
  });
}

/** Routes from one programme to another that no intakes allow (S1-73). */
function routeProblems({ programmes, intakes }: Catalogue): string[] {
  const open = new Map(programmes.map(({ value }) => [value.path, !value.isUpcoming]));
  const own = (path: string) => intakes.filter(({ programme, isFull }) => programme === path && !isFull);
  const canFollow = (from: string, to: string) =>
    own(to).some(({ starts }) => own(from).some(({ ends }) => ends < starts));
  return programmes.flatMap(({ file, value: { path, needs = [], leadsTo = [] } }) =>
    [
      ...needs.map((from) => ({ field: 'needs', other: from, from, to: path })),
      ...leadsTo.map((to) => ({ field: 'leadsTo', other: to, from: path, to })),
    ].flatMap(({ field, other, from, to }) => {
      if (!open.has(other) || other === path) return [`${file}: ${field}: ${other} is not another programme's path`];
      return !open.get(from) || !open.get(to) || canFollow(from, to)
        ? []
        : [
            `${file}: ${field}: no intake of ${to} starts after one of ${from} has ended; add one, or take the route out`,
          ];
    }),
  );
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

/** Days before the security contact expires at which the build warns (RFC 9116). */
const SECURITY_CONTACT_NOTICE = 30;
const YEAR = 366;

/**
 * Warnings of a valid catalogue: what is out of date on `day`, or soon will be. Each line says what to do.
 * A warning does not stop the build: a stale fact must not block other updates.
 */
export function catalogueWarnings(
  { organisation, programmes, intakes, openLessons }: Catalogue,
  day: string,
): string[] {
  const contact = `src/catalogue/organisation.yaml: securityContactExpires is ${organisation.securityContactExpires}`;
  return [
    ...programmes
      .filter(({ value }) => !value.isUpcoming)
      .filter(
        ({ value }) =>
          !nextIntake(
            intakes.filter(({ programme }) => programme === value.path),
            day,
          ),
      )
      .map(
        ({ value }) =>
          `src/catalogue/intakes.yaml: ${value.path} is open, but has no intake ahead on ${day}: add its next one`,
      ),
    ...(openLessons.some((lesson) => lesson.day >= day)
      ? []
      : [`src/catalogue/openLessons.yaml: no open lesson is ahead on ${day}: add the next ones`]),
    ...(organisation.securityContactExpires < daysAfter(day, SECURITY_CONTACT_NOTICE)
      ? [
          `${contact}, less than ${SECURITY_CONTACT_NOTICE} days after ${day}: see that the contact answers, and set a later day`,
        ]
      : []),
    ...(organisation.securityContactExpires > daysAfter(day, YEAR)
      ? [`${contact}, more than a year after ${day}: set an earlier day`]
      : []),
  ];
}
