/** Intakes that match a visitor's criteria, and the criteria to give up where none does (S1-82). */
import { formatHours } from '../../catalogue/day';
import { factsOf } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import { type IntakeState, intakeState, unclosedIntakes } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes.yaml';
import * as plannerTexts from '../../catalogue/interface/planner.yaml';
import type { Intake } from '../../catalogue/schema';
import { slugOf } from '../../catalogue/slugs';
import type { OpenFacts } from '../../catalogue/views';
import { CRITERIA, type Criteria, type Criterion } from './criteria';

/** An intake of a programme, to plan with. */
export interface Plan {
  intake: Intake;
  programme: OpenFacts;
  state: IntakeState;
}

/** All that has not closed on `today`, by first day. */
export function plansOn(today: string): Plan[] {
  // Only open programmes have intakes.
  return unclosedIntakes(intakes, today).map((intake) => ({
    intake,
    programme: factsOf(intake.programme) as OpenFacts,
    state: intakeState(intake, today),
  }));
}

/** `12 hours a week`, `7 hours a day`. */
export function hoursText({ programme: { hours, duration } }: Plan): string {
  const { hoursADay, hoursAWeek } = plannerTexts;
  return fill(duration.unit === 'days' ? hoursADay : hoursAWeek, { hours: formatHours(hours) });
}

const RULES: Record<Criterion, (plan: Plan, value: string) => boolean> = {
  // Full days are a separate choice: somebody who is free in the evening may not be free all day.
  hours: ({ programme: { duration, hours } }, value) =>
    value === 'days' ? duration.unit === 'days' : duration.unit !== 'days' && hours <= Number(value),
  start: ({ intake }, value) => intake.starts >= value,
  pay: ({ programme }, value) => value !== 'monthly' || programme.fee.instalments !== undefined,
  programme: ({ programme }, value) => slugOf(programme.path) === value,
};

/** The plans that meet all `criteria`. */
export function filterPlans(plans: Plan[], criteria: Criteria): Plan[] {
  return plans.filter((plan) =>
    CRITERIA.every((key) => {
      const value = criteria[key];
      return value === undefined || RULES[key](plan, value);
    }),
  );
}

/** The plans that meet all `criteria`: those with places, and those that are full. */
export function splitByPlaces(plans: Plan[], criteria: Criteria) {
  const all = filterPlans(plans, criteria);
  return { withPlaces: all.filter(({ state }) => state !== 'full'), full: all.filter(({ state }) => state === 'full') };
}

/** A choice to let go, and what fits then. */
export interface Relaxation {
  key: Criterion;
  count: number;
  nearest: Plan;
}

/** Choices that a visitor may let go, the easiest first. */
const EASIEST: Criterion[] = ['pay', 'start', 'hours', 'programme'];

/** The single choices that, let go, leave something with places. */
export function relaxations(plans: Plan[], criteria: Criteria): Relaxation[] {
  return EASIEST.flatMap((key) => {
    if (!criteria[key]) return [];
    const { withPlaces } = splitByPlaces(plans, { ...criteria, [key]: undefined });
    // Without the first day only earlier intakes remain: the latest is the nearest.
    const nearest = key === 'start' ? withPlaces.at(-1) : withPlaces[0];
    return nearest ? [{ key, count: withPlaces.length, nearest }] : [];
  });
}
