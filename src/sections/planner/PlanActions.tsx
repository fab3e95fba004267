import { Link } from 'react-router-dom';
import { registrationAddress } from '../../catalogue/addresses';
import { calendarAddress } from '../../catalogue/downloads';
import { fill } from '../../catalogue/fill';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import planTexts from '../../catalogue/interface/plan.yaml';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import { formatDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { actions } from '../../ui/layout.css';
import { visuallyHidden } from '../../ui/text.css';
import { useCopying } from '../../ui/useCopying';
import { AskUs } from '../common/AskUs';
import { CopyingStatus } from '../common/CopyingStatus';
import { tool } from './Planner.css';
import * as styles from './PlanSheet.css';
import type { Plan } from './plans';
import { invoiceAddress, textOf } from './planText';

interface PlanActionsProps {
  plan: Plan;
  pay?: string | undefined;
  onPrint: () => void;
}

/** Action of a plan: applying, or asking where that is not possible yet or any more. */
function Apply({ plan: { state, intake, programme } }: Pick<PlanActionsProps, 'plan'>) {
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
      <AskUs subject={fill(dateTexts.placeSubject, { name: programme.name, day: formatDay(intake.starts) })}>
        {dateTexts.askForPlace}
      </AskUs>
    </p>
  );
}

/** Apply, print, copy, keep the dates, and ask for an invoice. Copying says how it went (S1-84). */
export function PlanActions({ plan, pay, onPrint }: PlanActionsProps) {
  const { copying, copy, source } = useCopying<HTMLPreElement>(() => textOf(plan, pay));
  const { programme, intake } = plan;
  const isForEmployer = !pay || pay === 'employer';

  return (
    <div className={styles.foot}>
      <div className={actions}>
        <Apply plan={plan} />
        {isForEmployer && (
          <Button variant="outlined" href={invoiceAddress(plan)}>
            {planTexts.invoice}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        {/* Some browsers inside other apps cannot print. */}
        {typeof window.print === 'function' && (
          <button type="button" className={tool} onClick={onPrint}>
            {planTexts.print}
          </button>
        )}
        <button type="button" className={tool} onClick={copy}>
          {planTexts.copy}
        </button>
        {!intake.isFull && (
          <a className={tool} href={calendarAddress(intake)} download>
            {dateTexts.addToCalendar}
          </a>
        )}
        <Link className={`${actionLink} ${tool}`} to={programme.path}>
          {planTexts.about} <Icon name="arrow" />
        </Link>
        <CopyingStatus copying={copying} />
      </div>
      {copying === 'refused' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: It is selected by keyboard, and may scroll.
        <pre ref={source} className={styles.text} tabIndex={0}>
          {textOf(plan, pay)}
        </pre>
      )}
    </div>
  );
}
