import { facts } from 'virtual:catalogue/facts';
import { intakes } from '../catalogue/intakes';
import { formatDay, formatShortDay } from '../ui/format';
import { IntakeStatus } from './IntakeStatus';
import { ProgrammeName } from './ProgrammeName';

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatShortDay(iso)}</time>;
}

/** Every intake with its four dates, its status, and a calendar file. */
export function IntakeTable({ caption }: { caption: string }) {
  return (
    <div className="table-frame">
      <table className="stacking">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Programme</th>
            <th scope="col">Status</th>
            <th scope="col">Applications open</th>
            <th scope="col">Applications close</th>
            <th scope="col">First day</th>
            <th scope="col">Last day</th>
            <th scope="col">Calendar</th>
          </tr>
        </thead>
        <tbody>
          {intakes.map(({ programme, opens, closes, starts, ends, status }) => {
            const found = facts.find(({ path }) => path === programme);
            return (
              <tr key={`${programme} ${starts}`}>
                <th scope="row">{found && <ProgrammeName {...found} />}</th>
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
                  <a
                    className="go"
                    href={`/calendar/${programme.slice(programme.lastIndexOf('/') + 1)}-${starts}.ics`}
                    download
                  >
                    <span className="visually-hidden">{`${found?.name}, ${formatDay(starts)}: `}</span>Add (ICS)
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
