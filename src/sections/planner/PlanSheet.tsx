import { categoryOf } from '../../catalogue/categoryOf';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { formatClosure, formatDay, formatInstalments, formatRand } from '../../ui/format';
import { muted } from '../../ui/text.css';
import { PrintedContact } from '../programme/PrintedContact';
import { planPath } from './criteria';
import { PlanActions } from './PlanActions';
import * as styles from './PlanSheet.css';
import { PlanTimeline } from './PlanTimeline';
import type { Plan } from './plans';
import { type PaymentOption, paymentOptionsOf, scheduleOf, sentenceOf } from './planText';

interface PlanSheetProps {
  plan: Plan;
  pay?: string | undefined;
  isPrinted: boolean;
  onPrint: () => void;
}

/** One way to pay: what, when, and how much in all. */
function Paying({ plan, option }: { plan: Plan; option: PaymentOption }) {
  const { once, instalments } = plan.programme.fee;
  const { due } = scheduleOf(plan);
  if (option === 'monthly' && instalments) {
    return (
      <>
        <h3 className={styles.heading}>{`Pay monthly: ${formatInstalments(instalments)}`}</h3>
        <ol className={styles.payments}>
          {due.map((day) => (
            <li key={day} className={styles.payment}>
              <span>
                by <time dateTime={day}>{formatDay(day)}</time>
              </span>
              <b>{formatRand(instalments.amount)}</b>
            </li>
          ))}
        </ol>
        <p className={styles.total}>
          In all <b>{formatRand(instalments.amount * instalments.count)}</b>
        </p>
      </>
    );
  }
  return option === 'employer' ? (
    <>
      <h3 className={styles.heading}>Your employer pays</h3>
      <p>
        <b>{formatRand(once)}</b> on invoice. We agree the dates with your company.
      </p>
    </>
  ) : (
    <>
      <h3 className={styles.heading}>Pay once</h3>
      <p>
        <b>{formatRand(once)}</b> by <time dateTime={due[0]}>{formatDay(due[0] ?? '')}</time>
        {instalments && ': the lowest total'}
      </p>
    </>
  );
}

/** A plan whole: its sentence, its time on a line, dates, payments, and what can be done with it (S1-83). */
export function PlanSheet({ plan, pay, isPrinted, onPrint }: PlanSheetProps) {
  const { intake, programme } = plan;
  const schedule = scheduleOf(plan);
  const options = paymentOptionsOf(plan, pay);
  const closed = schedule.closed.map(formatClosure);
  const facts: [string, string][] = [
    ['First lesson', formatDay(intake.starts)],
    ['Last lesson', formatDay(intake.ends)],
    ['Live lessons', `${schedule.lessons}, each ${programme.lessons.from} to ${programme.lessons.to}`],
    ...(closed.length > 0 ? [['No lessons', closed.join('; ')] as [string, string]] : []),
    ['Apply by', formatDay(intake.closes)],
  ];
  return (
    <div className={styles.sheet} data-family={categoryOf(programme).family}>
      <p className={styles.sentence}>{sentenceOf(plan, options[0] ?? 'once')}</p>
      <PlanTimeline plan={plan} payments={options[0] === 'monthly' || !pay ? schedule.due : schedule.due.slice(0, 1)} />
      <div className={styles.columns}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={muted}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.options}>
          {options.map((option) => (
            <div key={option} className={styles.option}>
              <Paying plan={plan} option={option} />
            </div>
          ))}
          <p className={styles.promise}>{factTexts.promise}</p>
        </div>
      </div>
      <PlanActions plan={plan} pay={pay} onPrint={onPrint} />
      {isPrinted && <PrintedContact path={planPath(intake, pay)} />}
    </div>
  );
}
