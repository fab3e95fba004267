import { facts } from 'virtual:catalogue/facts';
import { formatDuration, formatRand } from '../../ui/format';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';

const COLUMNS = columnsOf('Programme', 'Duration', 'Once-off', 'Monthly', 'Total by the month');

/** The fee of every programme, a row each. */
export function FeesTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map(({ duration, fee: { once, instalments }, isUpcoming, ...programme }) => (
        <Row key={programme.path} head={<ProgrammeName {...programme} />}>
          <Cell label="Duration">{formatDuration(duration)}</Cell>
          {isUpcoming ? (
            <Cell label="Fee" colSpan={3}>
              Coming Soon: the fee is not yet set
            </Cell>
          ) : (
            <>
              <Cell label="Once-off">{formatRand(once)}</Cell>
              <Cell label="Monthly">
                {instalments ? `${formatRand(instalments.amount)} × ${instalments.count}` : 'No monthly plan'}
              </Cell>
              <Cell label="Total by the month">
                {instalments ? formatRand(instalments.amount * instalments.count) : 'No monthly plan'}
              </Cell>
            </>
          )}
        </Row>
      ))}
    </StackingTable>
  );
}
