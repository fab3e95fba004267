/** Hours of a programme's week, by day (S1-56). */
import { hoursBetween, WEEKDAYS } from '../../catalogue/day';
import type { WeekContent } from '../../catalogue/schema/pages';
import type { OpenFacts } from '../../catalogue/views';

export const KINDS = ['live', 'practice', 'feedback'] as const;
export type WeekKind = (typeof KINDS)[number];

/** A block of a day. Without a time, the learner chooses when. */
export interface Block {
  kind: WeekKind;
  hours: number;
  time?: string;
}

const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** Each day from Monday to Sunday: the programme's live lessons, then independent study. */
export function weekOf({ lessons: { days, from, to } }: OpenFacts, own: WeekContent['own']) {
  return DAYS.map((day): { day: string; blocks: Block[] } => ({
    day,
    blocks: [
      ...(days.includes(day)
        ? [{ kind: 'live' as const, hours: hoursBetween(from, to), time: `${from} to ${to}` }]
        : []),
      ...own.filter((block) => block.day === day),
    ],
  }));
}

/** Hours of one kind in a week. */
export function hoursInWeek(kind: WeekKind, week: { blocks: Block[] }[]): number {
  return week.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + (block.kind === kind ? block.hours : 0), 0);
}
