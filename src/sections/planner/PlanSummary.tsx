import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import * as plannerTexts from '../../catalogue/interface/planner.yaml';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { DisclosureIcon } from '../../ui/Fold/Fold';
import { dayParts, formatMonthly, formatRand } from '../../ui/format';
import { IntakeStatus } from '../../ui/IntakeStatus';
import { tint } from '../../ui/motif/motif.css';
import * as styles from './Plan.css';
import { hoursText, type Plan } from './plans';

interface PlanSummaryProps {
  plan: Plan;
  /** Chosen way to pay; without one, both prices are shown. */
  pay: string | undefined;
}

/** An intake on a line: first day, programme, price, hours and last day. */
export function PlanSummary({ plan, pay }: PlanSummaryProps) {
  const { intake, programme, state } = plan;
  const [weekday, day, monthAndYear] = dayParts(intake.starts);
  const { once, instalments } = programme.fee;
  const monthly = instalments && formatMonthly(once, instalments);
  return (
    <summary className={styles.summary}>
      <time className={`${styles.day} ${tint[categoryOf(programme).family]}`} dateTime={intake.starts}>
        {weekday} <b className={styles.dayOfMonth}>{day}</b> {monthAndYear}
      </time>
      <span className={styles.text}>
        <span className={styles.programmeName}>{programme.name}</span>
        <span className={styles.price}>
          <b className={styles.amount}>{pay === 'monthly' && monthly ? monthly : formatRand(once)}</b>{' '}
          {!pay && monthly && fill(plannerTexts.orInstalments, { instalments: monthly })}
        </span>
        {state !== 'open' && (
          <span>
            <IntakeStatus state={state} />
          </span>
        )}
        <span className={styles.hours}>
          <Filled text={plannerTexts.until} hours={hoursText(plan)} day={<Day iso={intake.ends} isShort />} />
        </span>
      </span>
      <DisclosureIcon />
    </summary>
  );
}
