/** Names of programmes and intakes in addresses and files. */
import type { Intake } from './schema';

/** Last segment of a programme's path, for names of files. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Name of an intake in addresses: `cyber-security-2027-02-01`. */
export function intakeName({ programme, starts }: Pick<Intake, 'programme' | 'starts'>): string {
  return `${slugOf(programme)}-${starts}`;
}
