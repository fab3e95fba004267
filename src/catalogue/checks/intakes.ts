/**
 * Rules of dates: intakes, open lessons, routes from one programme to another. Promises to visitors: all lessons are held, and
 * there is time to apply after an open lesson and after the results.
 */
import { daysAfter, weekdayOf } from '../day';
import { allClosures } from '../holidays';
import type { Catalogue } from '../index';
import { type Closure, closureOn, closuresThatTakeLessons, lastDay, lessonDays, lessonDaysOf } from '../lessons';
import type { Intake, OpenProgramme } from '../schema';
import type { PartOf } from '../schema/files';
import { linesOf, placeOfIntake } from './messages';

/** Problem of an intake's first or last day, with the right day; `undefined` where both are right (S1-70). */
function lessonProblem({ starts, ends }: Intake, programme: OpenProgramme, closures: Closure[]): string | undefined {
  const [next] = lessonDays({ starts, ends: daysAfter(starts, 60) }, programme, closures);
  const mend = `set starts to ${next}, the next lesson day`;
  const { days } = programme.lessons;
  const weekday = weekdayOf(starts);
  if (!days.includes(weekday))
    return `starts: ${starts} is a ${weekday}, and the programme has its lessons on ${days.join(', ')}; ${mend}`;
  const closed = closureOn(starts, closures);
  if (closed) return `starts: no lesson takes place on ${starts} (${closed.name}); ${mend}`;
  const last = lastDay(starts, programme, closures);
  if (!last || last === ends) return undefined;
  const missed = closuresThatTakeLessons({ starts, ends: last }, programme, closures).map(
    ({ name, from }) => `${from} (${name})`,
  );
  const because = missed.length > 0 ? `, with no lesson on ${missed.join(', ')}` : '';
  return `ends: the last lesson is on ${last}, not on ${ends}${because}; set ends to ${last}`;
}

/** A line for each intake whose days disagree with lessons, closures, other intakes or its programme. */
export function intakeProblems(catalogue: Catalogue): string[] {
  const { intakes, programmes } = catalogue;
  const closures = allClosures(catalogue);
  const byPath = new Map(programmes.map(({ value }) => [value.path, value]));
  return intakes.flatMap((intake, index) => {
    const programme = byPath.get(intake.programme);
    const previous = intakes[index - 1];
    const running = intakes
      .slice(0, index)
      .find((other) => other.programme === intake.programme && other.ends >= intake.starts);
    return linesOf(
      programme?.isUpcoming &&
        'programme: it is upcoming, so it has no intake yet; take the intake out, or announce the programme',
      programme && !programme.isUpcoming && lessonProblem(intake, programme, closures),
      previous && previous.starts > intake.starts && 'starts: it is before the intake above it; sort intakes by starts',
      running &&
        `starts: the intake of ${running.starts} has lessons until ${running.ends}; set starts to a later day, or take one of the two out`,
    ).map((problem) => `${placeOfIntake(intake, index)}: ${problem}`);
  });
}

/** A line for each open lesson that falls on a day without lessons, or out of order. */
export function openLessonProblems(catalogue: Catalogue): string[] {
  const closures = allClosures(catalogue);
  return catalogue.openLessons.flatMap(({ day }, index, all) => {
    const where = `src/catalogue/openLessons.yaml: openLessons ${index + 1} (${day})`;
    const closed = closureOn(day, closures);
    const previous = all[index - 1];
    return linesOf(
      closed && `${where}: day: it falls on ${closed.name}; choose another day`,
      previous &&
        previous.day >= day &&
        `${where}: day: it is not after the open lesson above it; sort open lessons by day`,
    );
  });
}

/** A line for each route from one programme to another that no pair of intakes allows (S1-73). */
export function routeProblems({ programmes, intakes }: Catalogue): string[] {
  const open = new Map(programmes.map(({ value }) => [value.path, !value.isUpcoming]));
  const openIntakesOf = (path: string) => intakes.filter(({ programme, isFull }) => programme === path && !isFull);
  const canFollow = (from: string, to: string) =>
    openIntakesOf(to).some(({ starts }) => openIntakesOf(from).some(({ ends }) => ends < starts));
  return programmes.flatMap(({ file, value: { path, needs = [], leadsTo = [] } }) =>
    [
      ...needs.map((from) => ({ field: 'needs', from, to: path })),
      ...leadsTo.map((to) => ({ field: 'leadsTo', from: path, to })),
    ]
      .filter(({ from, to }) => open.get(from) && open.get(to) && !canFollow(from, to))
      .map(
        ({ field, from, to }) =>
          `${file}: ${field}: no intake of ${to} starts after one of ${from} has ended; add one, or take the route out`,
      ),
  );
}

/** Modules that have fewer lessons in an intake than they need, for example because of a break (S1-95). */
export function moduleLessonProblems(catalogue: Catalogue): string[] {
  const closures = allClosures(catalogue);
  return catalogue.intakes.flatMap((intake, index) => {
    const programme = catalogue.programmes.find(({ value }) => value.path === intake.programme)?.value;
    if (!programme || programme.isUpcoming) return [];
    return programme.modules.flatMap((module) => {
      const lessonCount = lessonDaysOf(module, intake, programme, closures).length;
      return module.lessons === undefined || lessonCount >= module.lessons
        ? []
        : [
            `${placeOfIntake(intake, index)}: it has ${lessonCount} lessons for '${module.title}', which needs ${module.lessons}; end it later, or mend the module`,
          ];
    });
  });
}

/** An open lesson must be held in the last 31 days of applications. */
const OPEN_LESSON_WITHIN_DAYS = 31;
/** Applications stay open at least 3 days after matric results. */
const DAYS_AFTER_RESULTS = 3;
/** Closing days up to 60 days before the results are refused too: applicants would be waiting for them. */
const DAYS_BEFORE_RESULTS = 60;

/** Closing days that leave no time to try a lesson, or to send the results that the programme asks for (S1-96). */
export function closingProblems({ intakes, openLessons, programmes, otherFiles }: Catalogue): string[] {
  const applying = otherFiles.find(({ file }) => file.endsWith('/applying.yaml'))?.value as
    | PartOf<'applying'>
    | undefined;
  const results = applying?.documents.resultsOut ?? [];
  return intakes.flatMap((intake, index) => {
    const { programme, opens, closes, isFull } = intake;
    if (isFull) return [];
    const where = `${placeOfIntake(intake, index)}: closes:`;
    const needsResults = programmes.some(({ value }) => value.path === programme && value.asksForResults);
    const tooEarly = results.find(
      (day) => daysAfter(day, -DAYS_BEFORE_RESULTS) <= closes && closes < daysAfter(day, DAYS_AFTER_RESULTS),
    );
    const from = [opens, daysAfter(closes, -OPEN_LESSON_WITHIN_DAYS)].sort().at(-1) ?? opens;
    return linesOf(
      !openLessons.some(({ day }) => from <= day && day <= closes) &&
        `${where} no open lesson is held from ${from} to ${closes}; add one, or move the closing day`,
      needsResults &&
        tooEarly &&
        `${where} results are out on ${tooEarly}, and the programme asks for them; close on ${daysAfter(tooEarly, DAYS_AFTER_RESULTS)} or later`,
    );
  });
}
