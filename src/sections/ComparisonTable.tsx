import { facts } from 'virtual:catalogue/facts';
import { Link } from 'react-router-dom';
import { formatDuration, formatRand } from '../ui/format';

function waysToPay(hasInstalments: boolean): string {
  return hasInstalments ? 'Once-off, monthly, employer' : 'Once-off, employer';
}

/** Every programme that is open, side by side: fee, time, what is included, ways to pay (S1-05). */
export function ComparisonTable({ caption }: { caption: string }) {
  return (
    <div className="table-frame">
      <table className="stacking">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Programme</th>
            <th scope="col">Fee from</th>
            <th scope="col">Duration</th>
            <th scope="col">Hours</th>
            <th scope="col">What is included</th>
            <th scope="col">Ways to pay</th>
          </tr>
        </thead>
        <tbody>
          {facts
            .filter(({ isUpcoming }) => !isUpcoming)
            .map(({ path, name, fee, duration, hours, includes }) => (
              <tr key={path}>
                <th scope="row">
                  <Link to={path}>{name}</Link>
                </th>
                <td data-label="Fee from">{formatRand(fee.once)}</td>
                <td data-label="Duration">{formatDuration(duration)}</td>
                <td data-label="Hours">
                  About {hours} a {duration.unit === 'days' ? 'day' : 'week'}
                </td>
                <td data-label="What is included">{includes.join('; ')}</td>
                <td data-label="Ways to pay">{waysToPay(Boolean(fee.instalments))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
