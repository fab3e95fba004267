/** Rules between the fields of one entry. They are part of its schema, so that the editor's form refuses the same problems. */
import type { z } from 'zod';
import { daysAfter } from '../day';
import { type Duration, daysOf } from '../duration';
import { totalOf } from '../instalments';

/** The fields of a programme that its rules read. */
interface Programme {
  path: string;
  needs?: string[] | undefined;
  leadsTo?: string[] | undefined;
  related: string[];
  description: string;
  duration: Duration;
  hours: number;
  modules: { from: number; to: number }[];
}

interface OpenProgramme extends Programme {
  lessons: { from: string; to: string };
  fee: { once: number; instalments?: { count: number; amount: number; provider?: string | undefined } | undefined };
}

/** A field of the entry, and the message about it. */
type FieldProblem = [field: PropertyKey[], message: string];

/** A problem at `path`, unless `isRight`. */
const unless = (isRight: unknown, path: FieldProblem[0], text: string): FieldProblem[] =>
  isRight ? [] : [[path, text]];

/** The rules of `problems` as a refinement of a schema. */
export const refineBy =
  <T>(problems: (value: T) => FieldProblem[]) =>
  (value: T, context: z.core.$RefinementCtx<T>): void => {
    // The rules read fields without checks, so the schema must have accepted every one.
    if (context.issues.length > 0) return;
    for (const [path, message] of problems(value)) context.addIssue({ code: 'custom', path, message });
  };

/** A lesson ends later than it begins. */
export function timeProblems({ from, to }: { from: string; to: string }): FieldProblem[] {
  return unless(from < to, ['to'], `is ${to}, not later than from (${from}); set a later time`);
}

/** A break does not end before it begins. */
export function breakProblems({ from, to }: { from: string; to: string }): FieldProblem[] {
  return unless(from <= to, ['to'], `is ${to}, before from (${from}); set a later day`);
}

/** Each module begins at or right after the end of those before it, and the last ends with the programme. */
function moduleProblems({ modules, duration }: Programme): FieldProblem[] {
  let last = 0;
  let previous = 1;
  for (const [index, { from, to }] of modules.entries()) {
    // Two modules may share a day or a week. No module may leave a gap or start before the last.
    if (from < previous || from > last + 1) {
      const allowed = previous === last + 1 ? `to ${previous}` : `to a number from ${previous} to ${last + 1}`;
      return [
        [['modules', index, 'from'], `is ${from}, and modules leave no gap and do not step back; set it ${allowed}`],
      ];
    }
    if (to < from) return [[['modules', index, 'to'], `is ${to}, before from (${from}); set it to ${from} or more`]];
    previous = from;
    last = Math.max(last, to);
  }
  return last === duration.count
    ? []
    : [[['modules'], `cover ${last} ${duration.unit}, but duration says ${duration.count}; mend one of them`]];
}

/** Hours a week from which a learner cannot also hold a job. */
const FULL_TIME = 30;

/** Problems of the description: search engines show it alone, so it must not contradict the hours. */
function descriptionProblems({ description, duration, hours }: Programme): FieldProblem[] {
  const [stated] = /(?:full|part)-time/i.exec(description) ?? [];
  // A programme of days counts hours a day.
  if (duration.unit === 'days')
    return unless(hours <= 12, ['hours'], `is ${hours}, and here it counts hours a day; set at most 12`);
  const kind = hours >= FULL_TIME ? 'full-time' : 'part-time';
  return stated && stated.toLowerCase() !== kind
    ? [[['description'], `says '${stated}', but ${hours} hours a week are ${kind}; mend one of them`]]
    : [];
}

/** Days that a programme may take: three years. */
const MAX_DURATION_DAYS = 3 * 366;

/** Rules of every programme. */
export function programmeFieldProblems(programme: Programme): FieldProblem[] {
  const { path, needs = [], leadsTo = [], related, duration } = programme;
  const routes = { needs, leadsTo, related };
  return [
    ...unless(
      daysOf(duration) <= MAX_DURATION_DAYS,
      ['duration', 'count'],
      `is ${duration.count} ${duration.unit}, longer than three years; mend count or unit`,
    ),
    ...moduleProblems(programme),
    ...descriptionProblems(programme),
    ...Object.entries(routes).flatMap(([field, paths]) =>
      paths.flatMap((other, index): FieldProblem[] =>
        other === path ? [[[field, index], 'is this programme itself; choose another, or take it out']] : [],
      ),
    ),
  ];
}

/** Highest total of a monthly plan, as a multiple of paying once. */
const DEAREST = 1.5;

/** Rules of a programme that is open. */
export function openProgrammeProblems(programme: OpenProgramme): FieldProblem[] {
  const times = timeProblems(programme.lessons).map(
    ([field, message]): FieldProblem => [['lessons', ...field], message],
  );
  return [...programmeFieldProblems(programme), ...times, ...feeProblems(programme)];
}

function feeProblems({ fee: { once, instalments }, duration }: OpenProgramme): FieldProblem[] {
  if (!instalments) return [];
  const { count, amount, provider } = instalments;
  const total = totalOf(instalments);
  const sum = `${count} months of ${amount} are ${total}`;
  const longest = Math.ceil(daysOf(duration) / 30) + 1;
  const field = ['fee', 'instalments'];
  return [
    // A plan that costs more than paying once is credit (National Credit Act, section 8(4)).
    ...unless(
      total === once || (total > once && provider),
      field,
      `${sum}, not ${once}; set equal parts of the fee, or name the registered provider of a plan that costs more`,
    ),
    ...unless(
      total <= once * DEAREST,
      field,
      `${sum}, more than one and a half times ${once} once; lower the plan, or raise once`,
    ),
    ...unless(
      count <= longest,
      [...field, 'count'],
      `is ${count} months for ${duration.count} ${duration.unit}; set at most ${longest}`,
    ),
  ];
}

/** Fewest days between the last application and the first lesson: an answer and the start pack take time (S1-75). */
const DAYS_TO_GET_READY = 14;

type Dates = { opens: string; closes: string; starts: string; ends: string };

/** Rules of one intake's dates. */
export function intakeFieldProblems({ opens, closes, starts, ends }: Dates): FieldProblem[] {
  const tooEarly = closes <= opens ? 'closes' : starts <= closes ? 'starts' : ends < starts ? 'ends' : undefined;
  if (tooEarly) return [[[tooEarly], 'is too early: the dates must run opens, closes, starts, ends; set a later day']];
  const latest = daysAfter(starts, -DAYS_TO_GET_READY);
  const text = `an answer and a start pack take ${DAYS_TO_GET_READY} days; set closes to ${latest}, or earlier`;
  return unless(closes <= latest, ['closes'], text);
}

/** Refuses a list that lacks one of the categories `ids`. */
export const categoriesProblems =
  (ids: readonly string[]) =>
  (categories: { id: string }[]): FieldProblem[] =>
    ids
      .filter((id) => !categories.some((category) => category.id === id))
      .map((id) => [[], `has no category ${id}, which programmes and pages ask for; bring it back`]);
