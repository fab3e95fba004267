import { intakes } from './intakes';
import type { Intake } from './schema';

/** The first intake of the programme at `path` that is not full. */
export function nextIntakeOf(path: string): Intake | undefined {
  return intakes.find(({ programme, status }) => programme === path && status !== 'full');
}

/** The words for an intake's status. */
export const statusWords: Record<Intake['status'], string> = {
  open: 'Open',
  'closing-soon': 'Closing soon',
  full: 'Full',
};
