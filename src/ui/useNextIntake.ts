import { nextIntake } from '../catalogue/intakeDates';
import { intakes } from '../catalogue/intakes.yaml';
import type { Intake } from '../catalogue/schema';
import { useToday } from './useToday';

/** Next intake of the programme at `path` on the visitor's day; `undefined` when there is none. */
export function useNextIntake(path: string): Intake | undefined {
  const programmeIntakes = intakes.filter(({ programme }) => programme === path);
  return nextIntake(programmeIntakes, useToday());
}
