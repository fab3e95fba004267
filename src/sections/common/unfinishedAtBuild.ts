import { builtOn } from 'virtual:catalogue/shell';
import { unfinishedIntakes } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes.yaml';
import type { Intake } from '../../catalogue/schema';

/**
 * The intakes of tables and timelines: those that had not ended when the site was built.
 * Their states follow the visitor's day. The list does not, so that nothing shifts.
 */
export function unfinishedAtBuild(): Intake[] {
  return unfinishedIntakes(intakes, builtOn);
}
