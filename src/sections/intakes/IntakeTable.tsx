import { columnsOf, Row, StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';
import { IntakeCells } from './IntakeCells';
import { programmeOf } from './programmeOf';
import { shownIntakes } from './shownIntakes';

const COLUMNS = columnsOf(
  'Programme',
  'Status',
  'Applications open',
  'Applications close',
  'First day',
  'Last day',
  'Calendar',
);

/** Every intake with its four dates, its state, and a calendar file. */
export function IntakeTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {shownIntakes().map((intake) => (
        <Row key={`${intake.programme} ${intake.starts}`} head={<ProgrammeName {...programmeOf(intake)} />}>
          <IntakeCells intake={intake} />
        </Row>
      ))}
    </StackingTable>
  );
}
