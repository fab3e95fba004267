import { intakes } from '../../catalogue/intakes';
import { formatDay, formatShortDay } from '../../ui/format';
import { StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';
import { IntakeStatus } from './IntakeStatus';
import { programmeOf } from './programmeOf';

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatShortDay(iso)}</time>;
}

const COLUMNS = ['Programme', 'Status', 'Applications open', 'Applications close', 'First day', 'Last day', 'Calendar'];

/** Every intake with its four dates, its status, and a calendar file. */
export function IntakeTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {intakes.map((intake) => {
        const { opens, closes, starts, ends, status } = intake;
        const programme = programmeOf(intake);
        const { name, path } = programme;
        return (
          <tr key={`${path} ${starts}`}>
            <th scope="row">
              <ProgrammeName {...programme} />
            </th>
            <td data-label="Status">
              <IntakeStatus status={status} />
            </td>
            <td data-label="Applications open">
              <Day iso={opens} />
            </td>
            <td data-label="Applications close">
              <Day iso={closes} />
            </td>
            <td data-label="First day">
              <Day iso={starts} />
            </td>
            <td data-label="Last day">
              <Day iso={ends} />
            </td>
            <td data-label="Calendar">
              <a className="go" href={`/calendar/${path.slice(path.lastIndexOf('/') + 1)}-${starts}.ics`} download>
                <span className="visually-hidden">{`${name}, ${formatDay(starts)}: `}</span>Add (ICS)
              </a>
            </td>
          </tr>
        );
      })}
    </StackingTable>
  );
}
