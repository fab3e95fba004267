import { intakes } from '../../catalogue/intakes';
import { actionLink } from '../../ui/actionLink.css';
import { formatDay, formatShortDay } from '../../ui/format';
import { visuallyHidden } from '../../ui/text.css';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';

import { ProgrammeName } from '../programme/ProgrammeName';
import { IntakeStatus } from './IntakeStatus';
import { programmeOf } from './programmeOf';

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatShortDay(iso)}</time>;
}

const COLUMNS = columnsOf(
  'Programme',
  'Status',
  'Applications open',
  'Applications close',
  'First day',
  'Last day',
  'Calendar',
);

/** Every intake with its four dates, its status, and a calendar file. */
export function IntakeTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {intakes.map((intake) => {
        const { opens, closes, starts, ends, status } = intake;
        const programme = programmeOf(intake);
        const { name, path } = programme;
        return (
          <Row key={`${path} ${starts}`} head={<ProgrammeName {...programme} />}>
            <Cell label="Status">
              <IntakeStatus status={status} />
            </Cell>
            <Cell label="Applications open">
              <Day iso={opens} />
            </Cell>
            <Cell label="Applications close">
              <Day iso={closes} />
            </Cell>
            <Cell label="First day">
              <Day iso={starts} />
            </Cell>
            <Cell label="Last day">
              <Day iso={ends} />
            </Cell>
            <Cell label="Calendar">
              <a
                className={actionLink}
                href={`/calendar/${path.slice(path.lastIndexOf('/') + 1)}-${starts}.ics`}
                download
              >
                <span className={visuallyHidden}>{`${name}, ${formatDay(starts)}: `}</span>Add (ICS)
              </a>
            </Cell>
          </Row>
        );
      })}
    </StackingTable>
  );
}
