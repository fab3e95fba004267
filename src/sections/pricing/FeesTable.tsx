import { facts } from 'virtual:catalogue/facts';
import { formatDuration, formatRand } from '../../ui/format';
import { StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';

const COLUMNS = ['Programme', 'Duration', 'Once-off', 'Monthly', 'Total by the month'];

/** The fee of every programme, a row each. On a small screen each row is a block with its column's name beside it. */
export function FeesTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map(({ duration, fee: { once, instalments }, isUpcoming, ...programme }) => (
        <tr key={programme.path}>
          <th scope="row">
            <ProgrammeName {...programme} />
          </th>
          <td data-label="Duration">{formatDuration(duration)}</td>
          {isUpcoming ? (
            <td data-label="Fee" colSpan={3}>
              Coming Soon: the fee is not yet set
            </td>
          ) : (
            <>
              <td data-label="Once-off">{formatRand(once)}</td>
              <td data-label="Monthly">
                {instalments ? `${formatRand(instalments.amount)} × ${instalments.count}` : 'No monthly plan'}
              </td>
              <td data-label="Total by the month">
                {instalments ? formatRand(instalments.amount * instalments.count) : 'No monthly plan'}
              </td>
            </>
          )}
        </tr>
      ))}
    </StackingTable>
  );
}
