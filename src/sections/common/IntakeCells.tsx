import type { ReactNode } from 'react';
import { factsOf } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import { intakeState } from '../../catalogue/intakeDates';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import type { Intake } from '../../catalogue/schema';
import { calendarAddress } from '../../catalogue/slugs';
import { actionLink } from '../../ui/actionLink.css';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { formatDay } from '../../ui/format';
import { IntakeStatus } from '../../ui/IntakeStatus';
import { Cell } from '../../ui/StackingTable/StackingTable';
import { visuallyHidden } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { AskUs } from './AskUs';
import { links, quietLink } from './intakeRows.css';

const DayCell = ({ label, iso }: { label: string; iso: string }) => (
  <Cell label={label}>
    <Day iso={iso} isShort />
  </Cell>
);

interface IntakeCellsProps {
  intake: Intake;
  /** `true` if the row's header is the first day already. */
  isNamedByFirstDay?: boolean;
  /** Actions before the calendar file, as applying. */
  action?: ReactNode;
}

/**
 * Cells of an intake: its state on the visitor's day, dates, and calendar file. Where applications are not open yet, the
 * opening day is the state. A full intake names a contact.
 */
export function IntakeCells({ intake, isNamedByFirstDay = false, action }: IntakeCellsProps) {
  const state = intakeState(intake, useToday());
  const { opens, closes, starts, ends } = intake;
  const which = { name: factsOf(intake.programme).name, day: formatDay(starts) };
  return (
    <>
      <Cell label={dateTexts.status}>
        {state === 'not-open' ? (
          <span>
            <Filled text={dateTexts.opensOn} day={<Day iso={opens} isShort />} />
          </span>
        ) : (
          <IntakeStatus state={state} />
        )}
      </Cell>
      <DayCell label={barTexts.applyBy} iso={closes} />
      {!isNamedByFirstDay && <DayCell label={dateTexts.firstDay} iso={starts} />}
      <DayCell label={dateTexts.lastDay} iso={ends} />
      <Cell>
        <div className={links}>
          {action}
          {intake.isFull ? (
            <AskUs className={actionLink} subject={fill(dateTexts.placeSubject, which)}>
              {dateTexts.askForPlace}
              <span className={visuallyHidden}>{` ${fill(dateTexts.inNameOnDay, which)}`}</span>
            </AskUs>
          ) : (
            <a className={quietLink} href={calendarAddress(intake)} download>
              <span className={visuallyHidden}>{`${fill(dateTexts.calendarOf, which)} `}</span>
              {dateTexts.addToCalendar}
            </a>
          )}
        </div>
      </Cell>
    </>
  );
}
