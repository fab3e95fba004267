import type { OpenProgramme } from '../../../catalogue/schema';

/** Hours since midnight. */
function hoursSinceMidnight(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) + (minutes ?? 0) / 60;
}

/** Hours of live lessons in a week, or in a day for a programme of days. */
export function liveHours({ days, from, to }: OpenProgramme['lessons'], unit: 'day' | 'week'): number {
  return (hoursSinceMidnight(to) - hoursSinceMidnight(from)) * (unit === 'week' ? days.length : 1);
}

/** Hours with halves: `5`, `2½`. */
export function formatHours(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;
}
