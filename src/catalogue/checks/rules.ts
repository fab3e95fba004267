/** Rules between the fields of one entry. They are part of its schema, so that the editor's form refuses the same problems. */
import type { z } from 'zod';
import { daysAfter, daysOf } from '../day';
import { totalOf } from '../fees';
import type { OpenProgramme, Programme } from '../schema';

/** The field that has a problem, and how to mend it. */
type Problem = [field: PropertyKey[], message: string];

/** The rules of `problemsOf` as a refinement of a schema. */
export const refineBy =
  <T>(problemsOf: (value: T) => Iterable<Problem>) =>
  (value: T, context: z.core.$RefinementCtx<T>): void => {
    // The rules read fields without checks, so the schema must have accepted every one.
    if (context.issues.length > 0) return;
    for (const [path, message] of problemsOf(value)) context.addIssue({ code: 'custom', path, message });
  };

/** A lesson ends later than it begins. */
export function* timeProblems({ from, to }: { from: string; to: string }): Generator<Problem> {
  if (to <= from) yield [['to'], `is ${to}, not later than from (${from}); set a later time`];
}

/** Each module begins at or right after the end of those before it, and the last ends with the programme. */
function* moduleProblems({ modules, duration }: Programme): Generator<Problem> {
  let last = 0;
  let previous = 1;
  for (const [index, { from, to }] of modules.entries()) {
    // Two modules may share a day or a week. No module may leave a gap or start before the last.
    if (from < previous || from > last + 1)
      return yield [
        ['modules', index, 'from'],
        `is ${from}, and modules leave no gap and do not step back; set it to ${last + 1}`,
      ];
    if (to < from)
      return yield [['modules', index, 'to'], `is ${to}, before from (${from}); set it to ${from} or more`];
    previous = from;
    last = Math.max(last, to);
  }
  if (last !== duration.count)
    yield [['modules'], `cover ${last} ${duration.unit}, but duration says ${duration.count}; mend one of them`];
}

/** Hours a week from which a learner cannot also hold a job, and the most that a day can have. */
const FULL_TIME = 30;
const LONGEST_DAY = 12;
/** Days that a programme may take: three years. */
const MAX_DURATION_DAYS = 3 * 366;

/** Rules of every programme. */
export function* programmeProblems(programme: Programme): Generator<Problem> {
  const { path, description, duration, hours } = programme;
  if (daysOf(duration) > MAX_DURATION_DAYS)
    yield [['duration', 'count'], `is ${duration.count} ${duration.unit}, longer than three years; mend count or unit`];
  yield* moduleProblems(programme);
  // Search engines show the description alone, so it must not contradict the hours.
  const [stated] = /(?:full|part)-time/i.exec(description) ?? [];
  const kind = hours >= FULL_TIME ? 'full-time' : 'part-time';
  if (duration.unit !== 'days' && stated && stated.toLowerCase() !== kind)
    yield [['description'], `says '${stated}', but ${hours} hours a week are ${kind}; mend one of them`];
  if (duration.unit === 'days' && hours > LONGEST_DAY)
    yield [['hours'], `is ${hours}, and here it counts hours a day; set at most ${LONGEST_DAY}`];
  for (const field of ['needs', 'leadsTo', 'related'] as const)
    for (const [index, other] of programme[field]?.entries() ?? [])
      if (other === path) yield [[field, index], 'is this programme itself; choose another, or take it out'];
}

/** Highest total of a monthly plan, as a multiple of paying once. */
const DEAREST = 1.5;

/** Rules of a programme that is open. */
export function* openProgrammeProblems(programme: OpenProgramme): Generator<Problem> {
  const { fee, duration, lessons } = programme;
  yield* programmeProblems(programme);
  for (const [field, message] of timeProblems(lessons)) yield [['lessons', ...field], message];
  if (!fee.instalments) return;
  const { count, amount, provider } = fee.instalments;
  const total = totalOf(fee.instalments);
  const sum = `${count} months of ${amount} are ${total}`;
  const longest = Math.ceil(daysOf(duration) / 30) + 1;
  const field = ['fee', 'instalments'];
  // A plan that costs more than paying once is credit (National Credit Act, section 8(4)).
  if (total < fee.once || (total > fee.once && !provider))
    yield [
      field,
      `${sum}, not ${fee.once}; set equal parts of the fee, or name the registered provider of a plan that costs more`,
    ];
  if (total > fee.once * DEAREST)
    yield [field, `${sum}, more than one and a half times ${fee.once} once; lower the plan, or raise once`];
  if (count > longest)
    yield [[...field, 'count'], `is ${count} months for ${duration.count} ${duration.unit}; set at most ${longest}`];
}

/** Fewest days between the last application and the first lesson: an answer and the start pack take time (S1-75). */
const DAYS_TO_GET_READY = 14;

type Dates = { opens: string; closes: string; starts: string; ends: string };

/** Rules of one intake's dates. */
export function* datesProblems({ opens, closes, starts, ends }: Dates): Generator<Problem> {
  const tooEarly = closes <= opens ? 'closes' : starts <= closes ? 'starts' : ends < starts ? 'ends' : undefined;
  if (tooEarly)
    return yield [[tooEarly], 'is too early: the dates must run opens, closes, starts, ends; set a later day'];
  const latest = daysAfter(starts, -DAYS_TO_GET_READY);
  if (closes > latest)
    yield [
      ['closes'],
      `an answer and a start pack take ${DAYS_TO_GET_READY} days; set closes to ${latest}, or earlier`,
    ];
}
