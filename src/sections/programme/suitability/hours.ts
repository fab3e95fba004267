import { hoursBetween } from '../../../catalogue/day';
import { fill } from '../../../catalogue/fill';
import { workload as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { OpenProgramme, Programme } from '../../../catalogue/schema';

/** Hours of live lessons in a week, or in a day for a programme of days. */
export function liveHours({ days, from, to }: OpenProgramme['lessons'], unit: 'day' | 'week'): number {
  return hoursBetween(from, to) * (unit === 'week' ? days.length : 1);
}

/** Hours with halves: `5`, `2½`. */
export function formatHalfHours(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;
}

/** The hours of a programme, and how many of them are live lessons, where these are announced (S1-43). */
export function hoursOf({ hours, lessons, duration }: Programme): string {
  const unit = duration.unit === 'days' ? 'day' : 'week';
  const total = fill(texts[unit], { hours });
  if (!lessons) return `${total}.`;
  const live = liveHours(lessons, unit);
  if (live >= hours) return `${total}: ${texts.allLive}`;
  return `${total}: ${fill(texts.live, { live: formatHalfHours(live), own: formatHalfHours(hours - live) })}`;
}
