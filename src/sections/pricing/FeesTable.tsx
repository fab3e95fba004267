import { facts } from 'virtual:catalogue/facts';
import { formatDuration, formatInstalments, formatRand } from '../../ui/format';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';

const COLUMNS = columnsOf(
  ['Programme', 36],
  ['Duration', 16],
  ['Once-off', 16],
  ['Monthly', 16],
  ['Total paid monthly', 16],
);

/** Fees of every programme, one row each. */
export function FeesTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map(({ duration, fee, ...programme }) => (
        <Row key={programme.path} header={<ProgrammeName {...programme} />}>
          <Cell label="Duration">{formatDuration(duration)}</Cell>
          {fee ? (
            <>
              <Cell label="Once-off">{formatRand(fee.once)}</Cell>
              <Cell label="Monthly">{fee.instalments ? formatInstalments(fee.instalments) : 'No monthly plan'}</Cell>
              <Cell label="Total paid monthly">
                {fee.instalments ? formatRand(fee.instalments.amount * fee.instalments.count) : 'No monthly plan'}
              </Cell>
            </>
          ) : (
            <Cell label="Fee" colSpan={3}>
              Not yet set
            </Cell>
          )}
        </Row>
      ))}
    </StackingTable>
  );
}
