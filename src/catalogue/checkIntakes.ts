/** Rules of dates: intakes, open lessons, and routes from one programme to another. */
import { daysAfter, weekdayOf } from './day';
import { closuresFor } from './holidays';
import type { Catalogue } from './index';
import { type Closure, closureOn, closuresOf, lastDay, lessonDays } from './lessons';
import type { Intake, OpenProgramme } from './schema';

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

export function intakeProblems(catalogue: Catalogue): string[] {
  const { intakes, programmes } = catalogue;
  const closures = closuresFor(catalogue);
  const file = 'src/catalogue/intakes.yaml';
  const byPath = new Map(programmes.map(({ value }) => [value.path, value]));
  return intakes.flatMap((intake, index) => {
    const where = `${file}: intake ${index + 1} (${intake.programme}, ${intake.starts})`;
    const programme = byPath.get(intake.programme);
    const previous = intakes[index - 1];
    const running = intakes
      .slice(0, index)
      .find((other) => other.programme === intake.programme && other.ends >= intake.starts);
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
      ...(running
        ? [
            `${where}: starts: the intake of ${running.starts} has lessons until ${running.ends}; set starts to a later day, or take one of the two out`,
          ]
        : []),
    ];
  });
}

export function openLessonProblems(catalogue: Catalogue): string[] {
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
export function routeProblems({ programmes, intakes }: Catalogue): string[] {
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
