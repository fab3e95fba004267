import type { ReactNode } from 'react';
import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import { totalOf } from '../../catalogue/instalments';
import * as plannerTexts from '../../catalogue/interface/planner.yaml';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { dayParts, formatInstalments, formatLessons, formatRand } from '../../ui/format';
import { IntakeStatus } from '../../ui/IntakeStatus';
import { tint } from '../../ui/motif/motif.css';
import * as styles from './PlanSummary.css';
import { hoursText, type Plan } from './plans';

interface PlanSummaryProps {
  plan: Plan;
  /** Chosen way to pay; without one, both prices are shown. */
  pay?: string | undefined;
  /** Name of the programme, as text or a link. */
  name: ReactNode;
  /** Icon at the end, which shows what a press does. */
  mark: ReactNode;
}

function Price({ plan: { programme }, pay }: Pick<PlanSummaryProps, 'plan' | 'pay'>) {
  const { once, instalments } = programme.fee;
  const monthly = instalments && {
    instalments: formatInstalments(instalments),
    total: formatRand(totalOf(instalments)),
  };
  const price = formatRand(once);
  // Equal parts of one price need no total of their own.
  const orMonthly = monthly?.total === price ? plannerTexts.orInstalments : plannerTexts.orWithTotal;
  const [amount, besides] =
    pay === 'monthly' && monthly
      ? [monthly.instalments, fill(plannerTexts.inAll, monthly)]
      : [price, pay || !monthly ? plannerTexts.once : fill(orMonthly, monthly)];
  return (
    <>
      <b className={styles.amount}>{amount}</b>{' '}
      <span className={styles.besides}>{pay === 'employer' ? plannerTexts.onInvoice : besides}</span>
    </>
  );
}

/** An intake on a line: first day, programme, lessons, price and last day. */
export function PlanSummary({ plan, pay, name, mark }: PlanSummaryProps) {
  const { intake, programme, state } = plan;
  const [weekday, day, monthAndYear] = dayParts(intake.starts);
  return (
    <>
      <time className={`${styles.day} ${tint[categoryOf(programme).family]}`} dateTime={intake.starts}>
        {weekday} <b className={styles.dayOfMonth}>{day}</b> {monthAndYear}
      </time>
      <span className={styles.text}>
        <span className={styles.programmeName}>{name}</span>
        <Price plan={plan} pay={pay} />
        {state !== 'open' && (
          <span>
            <IntakeStatus state={state} />
          </span>
        )}
        <span className={styles.lessons}>
          <Filled
            text={plannerTexts.lessonsUntil}
            lessons={formatLessons(plan.programme)}
            hours={hoursText(plan)}
            day={<Day iso={intake.ends} isShort />}
          />
        </span>
      </span>
      {mark}
    </>
  );
}
