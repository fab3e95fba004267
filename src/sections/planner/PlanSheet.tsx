import { Link } from 'react-router-dom';
import { mailAddress, registrationAddress } from '../../catalogue/addresses';
import { fill } from '../../catalogue/fill';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import planTexts from '../../catalogue/interface/plan.yaml';
import { calendarAddress } from '../../catalogue/slugs';
import { Button } from '../../ui/Button/Button';
import { Facts } from '../../ui/Facts/Facts';
import { formatDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { actions, stack } from '../../ui/layout.css';
import { visuallyHidden } from '../../ui/text.css';
import { useCopying } from '../../ui/useCopying';
import { useHydrated } from '../../ui/useHydrated';
import { CopyingStatus } from '../common/CopyingStatus';
import { PrintedContact } from '../common/PrintedContact';
import { planPath } from './criteria';
import * as styles from './Plan.css';
import { tool } from './Planner.css';
import type { Plan } from './plans';
import { invoiceAddress, payingLines, paymentOptionsOf, planFacts, sentenceOf, textOf } from './planText';

interface PlanSheetProps {
  plan: Plan;
  /** Chosen way to pay; without one, all ways are shown. */
  pay: string | undefined;
  isPrinted: boolean;
  onPrint: () => void;
}

/** Applying for a plan, or asking where that is not possible yet or any more. */
export function Apply({ plan: { state, intake, programme } }: { plan: Plan }) {
  if (state === 'open' || state === 'closing-soon') {
    return (
      <Button color="apply" href={registrationAddress({ programme: programme.name })}>
        {commonTexts.applyNow}
        <span className={visuallyHidden}>{` ${fill(factTexts.forName, programme)}`}</span>
      </Button>
    );
  }
  return (
    <p>
      {state === 'full' ? planTexts.full : fill(planTexts.opensOn, { day: formatDay(intake.opens) })}.{' '}
      <a href={mailAddress(fill(dateTexts.placeSubject, { name: programme.name, day: formatDay(intake.starts) }))}>
        {dateTexts.askForPlace}
      </a>
    </p>
  );
}

/** A plan whole: its sentence, dates, payments, and what can be done with it (S1-83, S1-84). */
export function PlanSheet({ plan, pay, isPrinted, onPrint }: PlanSheetProps) {
  const { intake, programme } = plan;
  const { copying, copy, source } = useCopying<HTMLPreElement>(() => textOf(plan, pay));
  const isHydrated = useHydrated();
  return (
    <div className={styles.sheet}>
      <p className={styles.sentence}>{sentenceOf(plan, pay)}</p>
      <div className={styles.columns}>
        <Facts variant="lines" items={planFacts(plan)} />
        <div className={stack}>
          {paymentOptionsOf(plan, pay).map((option) => (
            <ul key={option}>
              {payingLines(plan, option).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ))}
          <p>{factTexts.promise}</p>
        </div>
      </div>
      <div className={actions}>
        <Apply plan={plan} />
        {isHydrated && (!pay || pay === 'employer') && (
          <Button variant="outlined" href={invoiceAddress(plan)}>
            {planTexts.invoice}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        {/* Some browsers inside other apps cannot print. */}
        {isHydrated && typeof window.print === 'function' && (
          <button type="button" className={tool} onClick={onPrint}>
            {planTexts.print}
          </button>
        )}
        {isHydrated && (
          <button type="button" className={tool} onClick={copy}>
            {planTexts.copy}
          </button>
        )}
        {!intake.isFull && (
          <a className={tool} href={calendarAddress(intake)} download>
            {dateTexts.addToCalendar}
          </a>
        )}
        <Link className={tool} to={programme.path}>
          {planTexts.about} <Icon name="arrow" />
        </Link>
        <CopyingStatus copying={copying} />
      </div>
      {copying === 'refused' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: It is selected by keyboard, and may scroll.
        <pre ref={source} className={styles.source} tabIndex={0}>
          {textOf(plan, pay)}
        </pre>
      )}
      {isPrinted && <PrintedContact path={planPath(intake, pay)} />}
    </div>
  );
}
