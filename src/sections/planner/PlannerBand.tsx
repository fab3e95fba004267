import { useRef } from 'react';
import { Link } from 'react-router-dom';
import * as plannerTexts from '../../catalogue/interface/planner.yaml';
import type { PricingPage } from '../../catalogue/schema/pages';
import { Icon } from '../../ui/Icon/Icon';
import { LoadingStatus } from '../../ui/LoadingStatus';
import { enhancement, lazyPart } from '../../ui/lazyPart';
import { useToday } from '../../ui/useToday';
import { NothingAhead } from '../common/NothingAhead';
import { SectionHeader } from '../common/SectionHeader';
import { Choices } from './Choices';
import { optionsOn } from './criteria';
import * as styles from './PlannerBand.css';
import { PlanSummary } from './PlanSummary';
import { MAX_SHOWN, plansOn } from './plans';
import { useStableHeight } from './useStableHeight';

const code = lazyPart(() => import('./Planner'), 'Planner');
const Planner = enhancement(code);

/** The next intakes with prices: in the planner's place until its code is here, and for good without scripts. */
function NextPlans() {
  const today = useToday();
  const next = plansOn(today).filter(({ state }) => state !== 'full');
  return (
    <div className={styles.planner}>
      <Choices options={optionsOn(today)} chosen={{}}>
        <LoadingStatus part={code} className={styles.count} before={plannerTexts.nextToStart} />
      </Choices>
      <div className={styles.answers}>
        {next.length === 0 && <NothingAhead />}
        <ul className={styles.plans}>
          {next.slice(0, MAX_SHOWN).map((plan, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The index keeps each in its place when the day changes; none moves.
            <li key={place} className={styles.plan}>
              <div className={styles.summary}>
                <PlanSummary
                  plan={plan}
                  name={
                    <Link className={styles.link} to={plan.programme.path}>
                      {plan.programme.name}
                    </Link>
                  }
                  mark={<Icon name="arrow" className={styles.arrow} />}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The planner's band: its heading, and the planner as soon as it has come (S1-80). */
export function PlannerBand({ heading }: PricingPage['planner']) {
  const part = useRef<HTMLDivElement>(null);
  useStableHeight(part);
  return (
    <div className={styles.place} data-part="planner">
      <SectionHeader heading={heading} />
      <div ref={part}>
        <Planner fallback={<NextPlans />} />
      </div>
    </div>
  );
}
