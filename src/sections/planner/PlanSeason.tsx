import planTexts from '../../catalogue/interface/plan.yaml';
import { SeasonInView } from '../common/season/SeasonInView';
import * as styles from './Planner.css';
import type { Plan } from './plans';

/** The season with these plans' intakes lit, in a wide window (S1-80). Decoration: the answers say the same in words. */
export function PlanSeason({ plans }: { plans: Plan[] }) {
  return (
    <div className={styles.season} aria-hidden="true">
      <p className={styles.seasonName}>{planTexts.lit}</p>
      <SeasonInView className={styles.drawing} fits={plans.map(({ intake }) => intake)} />
    </div>
  );
}
