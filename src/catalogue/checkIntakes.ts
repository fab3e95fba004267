/** Rules of dates: intakes, open lessons, and routes from one programme to another. */
import { daysAfter, weekdayOf } from './day';
import { allClosures } from './holidays';
import type { Catalogue } from './index';
import { type Closure, closureOn, closuresThatTakeLessons, lastDay, lessonDays } from './lessons';
import { linesOf, placeOfIntake } from './messages';
import type { Intake, OpenProgramme } from './schema';

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
