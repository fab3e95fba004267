/**
 * Rules of dates: intakes, open lessons, routes from one programme to another. Promises to visitors: all lessons are held, and
 * there is time to apply after an open lesson and after the results. Warnings: dates that have passed or soon will.
 */
import { daysAfter, weekdayOf } from '../day';
import { allClosures } from '../holidays';
import { type Catalogue, fileOf } from '../index';
import { nextIntake } from '../intakeDates';
import { type Closure, closureOn, closuresThatTakeLessons, lastDay, lessonDays, lessonDaysOf } from '../lessons';
import type { Intake, OpenProgramme } from '../schema';

const FILES = 'src/catalogue';

/** Problems of an intake's first or last day, with the right day (S1-70). */
function* lessonProblems({ starts, ends }: Intake, programme: OpenProgramme, closures: Closure[]): Generator<string> {
  const [next] = lessonDays({ starts, ends: daysAfter(starts, 60) }, programme, closures);
  const mend = `set starts to ${next}, the next lesson day`;
  const { days } = programme.lessons;
  const weekday = weekdayOf(starts);
  if (!days.includes(weekday))
    return yield `starts: ${starts} is a ${weekday}, and the programme has its lessons on ${days.join(', ')}; ${mend}`;
  const closed = closureOn(starts, closures);
  if (closed) return yield `starts: no lesson takes place on ${starts} (${closed.name}); ${mend}`;
  const last = lastDay(starts, programme, closures);
  if (!last || last === ends) return;
  const missed = closuresThatTakeLessons({ starts, ends: last }, programme, closures).map(
    ({ name, from }) => `${from} (${name})`,
  );
  const because = missed.length > 0 ? `, with no lesson on ${missed.join(', ')}` : '';
  yield `ends: the last lesson is on ${last}, not on ${ends}${because}; set ends to ${last}`;
}

/** An open lesson must be held in the last 31 days of applications. */
const OPEN_LESSON_WITHIN_DAYS = 31;
/** Applications stay open at least 3 days after matric results. */
const DAYS_AFTER_RESULTS = 3;
/** Closing days up to 60 days before the results are refused too: applicants would be waiting for them. */
const DAYS_BEFORE_RESULTS = 60;

/** A closing day that leaves no time to try a lesson, or to send the results that the programme asks for (S1-96). */
function* closingProblems({ opens, closes }: Intake, asksForResults: boolean | undefined, catalogue: Catalogue) {
  const from = [opens, daysAfter(closes, -OPEN_LESSON_WITHIN_DAYS)].sort().at(-1) ?? opens;
  if (!catalogue.openLessons.some(({ day }) => from <= day && day <= closes))
    yield `closes: no open lesson is held from ${from} to ${closes}; add one, or move the closing day`;
  if (!asksForResults) return;
  const results = fileOf(catalogue, 'applying')?.documents.resultsOut?.find(
    (day) => daysAfter(day, -DAYS_BEFORE_RESULTS) <= closes && closes < daysAfter(day, DAYS_AFTER_RESULTS),
  );
  if (results)
    yield `closes: results are out on ${results}, and the programme asks for them; close on ${daysAfter(results, DAYS_AFTER_RESULTS)} or later`;
}

/** What disagrees in an intake with its programme, lessons, closures, and the intakes above it. */
function* problemsOf(intake: Intake, above: Intake[], catalogue: Catalogue, closures: Closure[]) {
  const programme = catalogue.programmes.find(({ value }) => value.path === intake.programme)?.value;
  const previous = above.at(-1);
  const running = above.find((other) => other.programme === intake.programme && other.ends >= intake.starts);
  if (programme?.isUpcoming)
    yield 'programme: it is upcoming, so it has no intake yet; take the intake out, or announce the programme';
  if (previous && previous.starts > intake.starts)
    yield 'starts: it is before the intake above it; sort intakes by starts';
  if (running)
    yield `starts: the intake of ${running.starts} has lessons until ${running.ends}; set starts to a later day, or take one of the two out`;
  if (!intake.isFull) yield* closingProblems(intake, programme?.asksForResults, catalogue);
  if (!programme || programme.isUpcoming) return;
  yield* lessonProblems(intake, programme, closures);
  // A module may have fewer lessons than it needs, for example because of a break (S1-95).
  for (const module of programme.modules) {
    const { length } = lessonDaysOf(module, intake, programme, closures);
    if (module.lessons && length < module.lessons)
      yield `it has ${length} lessons for '${module.title}', which needs ${module.lessons}; end it later, or mend the module`;
  }
}

/** Problems of routes from one programme to another that no pair of intakes allows (S1-73). */
function* routeProblems({ programmes, intakes }: Catalogue) {
  const open = new Map(programmes.map(({ value }) => [value.path, !value.isUpcoming]));
  const openIntakesOf = (path: string) => intakes.filter(({ programme, isFull }) => programme === path && !isFull);
  const canFollow = (from: string, to: string) =>
    openIntakesOf(to).some(({ starts }) => openIntakesOf(from).some(({ ends }) => ends < starts));
  for (const { file, value } of programmes)
    for (const [field, from, to] of [
      ...(value.needs ?? []).map((other) => ['needs', other, value.path] as const),
      ...(value.leadsTo ?? []).map((other) => ['leadsTo', value.path, other] as const),
    ])
      if (open.get(from) && open.get(to) && !canFollow(from, to))
        yield `${file}: ${field}: no intake of ${to} starts after one of ${from} has ended; add one, or take the route out`;
}

/** A line for each date that breaks a rule. */
export function* dateProblems(catalogue: Catalogue): Generator<string> {
  const { intakes, openLessons } = catalogue;
  const closures = allClosures(catalogue);
  for (const [index, intake] of intakes.entries())
    for (const problem of problemsOf(intake, intakes.slice(0, index), catalogue, closures))
      yield `${FILES}/intakes.yaml: intakes ${index + 1} (${intake.programme}, ${intake.starts}): ${problem}`;
  for (const [index, { day }] of openLessons.entries()) {
    const where = `${FILES}/openLessons.yaml: openLessons ${index + 1} (${day}): day`;
    const closed = closureOn(day, closures);
    if (closed) yield `${where}: it falls on ${closed.name}; choose another day`;
    if ((openLessons[index - 1]?.day ?? '') >= day)
      yield `${where}: it is not after the open lesson above it; sort open lessons by day`;
  }
  yield* routeProblems(catalogue);
}

/** Days before the security contact expires at which the build warns (RFC 9116). */
const SECURITY_CONTACT_NOTICE = 30;
const YEAR = 366;

/**
 * One line for each date of a valid catalogue that on `day` has passed or soon will. A warning does not stop the build: a stale
 * fact must not block other updates.
 */
export function* dateWarnings(
  { organisation, programmes, intakes, openLessons }: Catalogue,
  day: string,
): Generator<string> {
  for (const { path, isUpcoming } of programmes.map(({ value }) => value)) {
    const own = intakes.filter(({ programme }) => programme === path);
    if (!isUpcoming && !nextIntake(own, day))
      yield `${FILES}/intakes.yaml: ${path} is open, but has no intake ahead on ${day}: add its next one`;
  }
  if (!openLessons.some((lesson) => lesson.day >= day))
    yield `${FILES}/openLessons.yaml: no open lesson is ahead on ${day}: add the next ones`;
  const expires = organisation.securityContactExpires;
  const contact = `${FILES}/organisation.yaml: securityContactExpires is ${expires}`;
  if (expires < daysAfter(day, SECURITY_CONTACT_NOTICE))
    yield `${contact}, less than ${SECURITY_CONTACT_NOTICE} days after ${day}: see that the contact answers, and set a later day`;
  if (expires > daysAfter(day, YEAR)) yield `${contact}, more than a year after ${day}: set an earlier day`;
}
