import { factsOf } from '../../catalogue/factsOf';
import { intakeState, nextIntake } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes.yaml';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { Intake } from '../../catalogue/schema';
import { registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { formatMonth } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { visuallyHidden } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { columnsOf, Row, StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';
import { IntakeCells } from './IntakeCells';
import { row } from './IntakeRow.css';
import { NothingAhead } from './NothingAhead';
import { shownIntakes } from './shownIntakes';

const COLUMNS = columnsOf(
  [factTexts.programme, 26],
  [dateTexts.status, 14],
  [factTexts.applicationsClose, 14],
  [dateTexts.firstDay, 12],
  [dateTexts.lastDay, 12],
  [dateTexts.calendar, 22],
);

/** Link to apply for an intake that is open (S2-97). */
function Apply({ intake, today }: { intake: Intake; today: string }) {
  const state = intakeState(intake, today);
  if (state !== 'open' && state !== 'closing-soon') return null;
  const { name } = factsOf(intake.programme);
  return (
    <a className={actionLink} href={registrationAddress({ programme: name })}>
      <span className={visuallyHidden}>{`${name}: `}</span>
      {commonTexts.applyNow}
    </a>
  );
}

/** Every intake with its dates, state and calendar file; grouped by month on a small screen (S2-90). Without one ahead it says whom to ask. */
export function IntakeTable({ caption }: { caption: string }) {
  const shown = shownIntakes();
  const today = useToday();
  const hasNext = nextIntake(intakes, today) !== undefined;
  return (
    <div className={wideStack}>
      {shown.length > 0 && (
        <StackingTable caption={caption} columns={COLUMNS}>
          {shown.map((intake, index) => {
            const month = formatMonth(intake.starts);
            const before = shown[index - 1]?.starts;
            return (
              <Row
                key={`${intake.programme} ${intake.starts}`}
                className={row}
                over={before && formatMonth(before) === month ? undefined : month}
                header={<ProgrammeName {...factsOf(intake.programme)} />}
              >
                <IntakeCells intake={intake} action={<Apply intake={intake} today={today} />} />
              </Row>
            );
          })}
        </StackingTable>
      )}
      {/* Below: it may appear on the visitor's day, and moves nothing there. */}
      {!hasNext && <NothingAhead />}
    </div>
  );
}
