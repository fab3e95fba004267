import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { formatMonth } from '../../ui/format';
import { columnsOf, Row, StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';
import { IntakeCells } from './IntakeCells';
import { row } from './IntakeRow.css';
import { programmeOf } from './programmeOf';
import { shownIntakes } from './shownIntakes';

const COLUMNS = columnsOf(
  [factTexts.programme, 26],
  [dateTexts.status, 14],
  [factTexts.applicationsClose, 14],
  [dateTexts.firstDay, 13],
  [dateTexts.lastDay, 13],
  [dateTexts.calendar, 20],
);

/** Every intake with its dates, state and calendar file; grouped by month on a small screen (S2-90). */
export function IntakeTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {shownIntakes().map((intake, index, all) => {
        const month = formatMonth(intake.starts);
        const before = all[index - 1]?.starts;
        return (
          <Row
            key={`${intake.programme} ${intake.starts}`}
            className={row}
            over={before && formatMonth(before) === month ? undefined : month}
            header={<ProgrammeName {...programmeOf(intake)} />}
          >
            <IntakeCells intake={intake} />
          </Row>
        );
      })}
    </StackingTable>
  );
}
