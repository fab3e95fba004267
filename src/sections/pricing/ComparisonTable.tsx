import { facts } from 'virtual:catalogue/facts';
import { nextIntakeOf } from '../../catalogue/intakesOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { registrationAddress } from '../../paths';
import { formatDuration, formatRand, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';

function OpenCells({ path, name, duration, includes, fee: { once, instalments } }: ProgrammeFacts) {
  const intake = nextIntakeOf(path);
  return (
    <>
      <td data-label="Time">{formatDuration(duration)}</td>
      <td data-label="Next intake">
        {intake ? <time dateTime={intake.starts}>{formatShortDay(intake.starts)}</time> : 'Ask us'}
      </td>
      <td data-label="What is included" className="included">
        {includes.join('; ')}
      </td>
      <td data-label="Pay once">
        <b>{formatRand(once)}</b>
      </td>
      <td data-label="Pay monthly">
        {instalments ? `${formatRand(instalments.amount)} × ${instalments.count}` : 'No'}
      </td>
      <td>
        <a className="go" href={registrationAddress({ programme: name })}>
          Apply <span className="visually-hidden">{` for ${name}`}</span> <Icon name="arrow" />
        </a>
      </td>
    </>
  );
}

function UpcomingCells() {
  return (
    <>
      <td data-label="Time">To be confirmed</td>
      <td data-label="Next intake">
        <span className="badge soon">
          <Icon name="clock" />
          Coming Soon
        </span>
      </td>
      <td data-label="Fee" colSpan={4}>
        Not yet set
      </td>
    </>
  );
}

const COLUMNS = ['Programme', 'Time', 'Next intake', 'What is included', 'Pay once', 'Pay monthly', 'Apply'];

/** Every programme side by side: time, next intake, what is included, both ways to pay, and how to apply (S1-05). */
export function ComparisonTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map((programme) => (
        <tr key={programme.path}>
          <th scope="row">
            <ProgrammeName {...programme} />
          </th>
          {programme.isUpcoming ? <UpcomingCells /> : <OpenCells {...programme} />}
        </tr>
      ))}
    </StackingTable>
  );
}
