import { facts } from 'virtual:catalogue/facts';
import { formatDuration, formatRand } from '../ui/format';
import { ProgrammeName } from './ProgrammeName';

/** The fee of every programme, a row each. On a small screen each row is a block with its column's name beside it. */
export function FeesTable({ caption }: { caption: string }) {
  return (
    <div className="table-frame">
      <table className="stacking">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Programme</th>
            <th scope="col">Duration</th>
            <th scope="col">Once-off</th>
            <th scope="col">Monthly</th>
            <th scope="col">Total by the month</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );
}
