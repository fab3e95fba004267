/** A length of time, as a programme has it. */
export interface Duration {
  count: number;
  unit: 'days' | 'weeks' | 'months';
}

const DAYS_PER_UNIT = { days: 1, weeks: 7, months: 30 };

/** Approximate days of a duration, for comparison. */
export function daysOf({ count, unit }: Duration): number {
  return count * DAYS_PER_UNIT[unit];
}

/** `Week 1`, `Weeks 1–3`. */
export function spanOf(from: number, to: number, unit: Duration['unit']): string {
  const one = unit.charAt(0).toUpperCase() + unit.slice(1, -1);
  return from === to ? `${one} ${from}` : `${one}s ${from}–${to}`;
}

/** `12 hours`, `1 hour`, without a line break. */
export const formatHours = (count: number): string => `${count}\u00a0${count === 1 ? 'hour' : 'hours'}`;

/** The shortest and the longest of `all`; `undefined` when it is empty. */
export function durationRange<T extends { duration: Duration }>(all: T[]): [shortest: T, longest: T] | undefined {
  const byTime = [...all].sort((a, b) => daysOf(a.duration) - daysOf(b.duration));
  const [shortest, longest] = [byTime[0], byTime.at(-1)];
  return shortest && longest ? [shortest, longest] : undefined;
}
