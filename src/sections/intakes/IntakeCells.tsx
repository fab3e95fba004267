import { calendarAddress } from '../../catalogue/downloads';
import { intakeState } from '../../catalogue/intakeDates';
import type { Intake } from '../../catalogue/schema';
import { actionLink } from '../../ui/actionLink.css';
import { formatDay, formatShortDay } from '../../ui/format';
import { visuallyHidden } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { Cell } from '../common/StackingTable';
import { aloneInCell } from '../common/StackingTable.css';
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

/** Cells of an intake: its state on the visitor's day, dates, and calendar file. */
export function IntakeCells({ intake, isNamedByFirstDay = false }: IntakeCellsProps) {
  const today = useToday();
  const { opens, closes, starts, ends } = intake;
  return (
    <>
      <Cell label="Status">
        <IntakeStatus state={intakeState(intake, today)} />
      </Cell>
      <Cell label="Apply from">
        <Day iso={opens} />
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
      <Cell label="Calendar">
        <a className={`${actionLink} ${aloneInCell}`} href={calendarAddress(intake)} download>
          <span className={visuallyHidden}>{`${programmeOf(intake).name}, ${formatDay(starts)}: `}</span>Add (ICS)
        </a>
      </Cell>
    </>
  );
}
