import { facts } from 'virtual:catalogue/facts';
import type { Intake } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';

/** The programme of an intake; the catalogue's check makes sure that it exists. */
export function programmeOf({ programme }: Pick<Intake, 'programme'>): ProgrammeFacts {
  return facts.find(({ path }) => path === programme) as ProgrammeFacts;
}
