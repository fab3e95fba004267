import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import planTexts from '../../catalogue/interface/plan.yaml';
import { Day } from '../../ui/Day';
import { Facts } from '../../ui/Facts/Facts';
import { Filled } from '../../ui/Filled';
import { formatClosure, formatDay, formatInstalments } from '../../ui/format';
import { PrintedContact } from '../common/PrintedContact';
import { planPath } from './criteria';
import { PlanActions } from './PlanActions';
import * as styles from './PlanSheet.css';
import type { Plan } from './plans';
import { type PaymentOption, payingOf, paymentOptionsOf, scheduleOf, sentenceOf } from './planText';

interface PlanSheetProps {
  plan: Plan;
  pay?: string | undefined;
  isPrinted: boolean;
  onPrint: () => void;
}

/** One way to pay: what, when, and how much in all. */
function Paying({ plan, option }: { plan: Plan; option: PaymentOption }) {
  const { instalments } = plan.programme.fee;
  const { fee, total, due } = payingOf(plan, option);
  if (option === 'monthly' && instalments) {
    return (
      <>
        <h3 className={styles.heading}>
          {fill(planTexts.pay.monthly, { instalments: formatInstalments(instalments) })}
        </h3>
        <ol className={styles.payments}>
          {due.map((day) => (
            <li key={day} className={styles.payment}>
              <span>
                <Filled text={planTexts.pay.by} day={<Day iso={day} />} />
              </span>
              <b>{fee}</b>
            </li>
          ))}
        </ol>
        <p className={styles.total}>
          <Filled text={planTexts.pay.inAll} total={<b>{total}</b>} />
        </p>
      </>
    );
  }
  const once = instalments ? planTexts.pay.onceLowest : planTexts.pay.once;
  return (
    <>
      <h3 className={styles.heading}>{option === 'employer' ? planTexts.employerPays : factTexts.payOnce}</h3>
      <p>
        <Filled
          text={option === 'employer' ? planTexts.pay.onInvoice : once}
          fee={<b>{fee}</b>}
          day={<Day iso={due[0] ?? ''} />}
        />
      </p>
    </>
  );
}

/** A plan whole: its sentence, dates, payments, and what can be done with it (S1-83). */
export function PlanSheet({ plan, pay, isPrinted, onPrint }: PlanSheetProps) {
  const { intake, programme } = plan;
  const schedule = scheduleOf(plan);
  const options = paymentOptionsOf(plan, pay);
  const closed = schedule.closed.map(formatClosure);
  const facts = [
    { label: planTexts.firstLesson, value: formatDay(intake.starts) },
    { label: planTexts.lastLesson, value: formatDay(intake.ends) },
    { label: factTexts.liveLessons, value: fill(planTexts.lessons, { ...programme.lessons, count: schedule.lessons }) },
    ...(closed.length > 0 ? [{ label: planTexts.noLessons, value: closed.join('; ') }] : []),
    { label: barTexts.applyBy, value: formatDay(intake.closes) },
  ];
  return (
    <div className={styles.sheet} data-family={categoryOf(programme).family}>
      <p className={styles.sentence}>{sentenceOf(plan, options[0] ?? 'once')}</p>
      <div className={styles.columns}>
        <Facts variant="lines" items={facts} />
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
