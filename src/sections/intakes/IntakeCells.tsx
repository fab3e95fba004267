import { calendarAddress } from '../../catalogue/downloads';
import { intakeState } from '../../catalogue/intakeDates';
import type { Intake } from '../../catalogue/schema';
import { actionLink } from '../../ui/actionLink.css';
import { formatDay, formatShortDay } from '../../ui/format';
import { visuallyHidden } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { Cell } from '../common/StackingTable';
import { aloneInCell } from '../common/StackingTable.css';
import { AskUs } from './AskUs';
import { IntakeStatus } from './IntakeStatus';
import { programmeOf } from './programmeOf';

/** A day in a table, as text and as a machine-readable date. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatShortDay(iso)}</time>;
}

interface IntakeCellsProps {
  intake: Intake;
  /** Whether the row's header is the first day already. */
  isNamedByFirstDay?: boolean;
}

/**
 * Cells of an intake: its state on the visitor's day, dates, and calendar file. The opening day stands only where
 * applications are not open yet. A full intake names a contact.
 */
export function IntakeCells({ intake, isNamedByFirstDay = false }: IntakeCellsProps) {
  const state = intakeState(intake, useToday());
  const { opens, closes, starts, ends } = intake;
  const { name } = programmeOf(intake);
  return (
    <>
      <Cell label="Status">
        <IntakeStatus state={state} />
        {state === 'not-open' && (
          <>
            {' from '}
            <Day iso={opens} />
          </>
        )}
      </Cell>
      <Cell label="Apply by">
        <Day iso={closes} />
      </Cell>
      {!isNamedByFirstDay && (
        <Cell label="First day">
          <Day iso={starts} />
        </Cell>
      )}
      <Cell label="Last day">
        <Day iso={ends} />
      </Cell>
      <Cell>
        {intake.isFull ? (
          <AskUs className={`${actionLink} ${aloneInCell}`} subject={`A place in ${name}, ${formatDay(starts)}`}>
            Ask about a place<span className={visuallyHidden}>{` in ${name}, ${formatDay(starts)}`}</span>
          </AskUs>
        ) : (
          <a className={`${actionLink} ${aloneInCell}`} href={calendarAddress(intake)} download>
            <span className={visuallyHidden}>{`${name}, ${formatDay(starts)}: `}</span>Add to calendar
          </a>
        )}
      </Cell>
    </>
  );
}
