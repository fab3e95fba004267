import type { Closure } from './lessons';
import { sample } from './sample';

/** The centre's breaks: no programme has lessons in them. Public holidays are not listed here (`holidays.ts`). */
export const breaks: Closure[] = [
  sample({ name: 'December break', from: '2026-12-12', to: '2027-01-10' }),
  sample({ name: 'December break', from: '2027-12-11', to: '2028-01-09' }),
];
