import { hoursBetween } from '../../../catalogue/day';
import type { OpenProgramme } from '../../../catalogue/schema';

/** Hours of live lessons in a week, or in a day for a programme of days. */
export function liveHours({ days, from, to }: OpenProgramme['lessons'], unit: 'day' | 'week'): number {
  return hoursBetween(from, to) * (unit === 'week' ? days.length : 1);
}

/** Hours with halves: `5`, `2½`. */
export function formatHalfHours(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;
}
