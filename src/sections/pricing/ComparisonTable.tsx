import { facts } from 'virtual:catalogue/facts';
import type { OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatInstalments, formatRand, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { visuallyHidden } from '../../ui/text.css';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { aloneInCell } from '../common/StackingTable.css';
import { AskUs } from '../intakes/AskUs';
import { useNextIntake } from '../intakes/useNextIntake';
import { ProgrammeName } from '../programme/ProgrammeName';

function OpenCells({ path, name, duration, includes, fee: { once, instalments } }: OpenFacts) {
  const intake = useNextIntake(path);
  return (
    <>
      <Cell label="Time">{formatDuration(duration)}</Cell>
      <Cell label="Next intake">
        {intake ? (
          <time dateTime={intake.starts}>{formatShortDay(intake.starts)}</time>
        ) : (
          <AskUs subject={`The next intake of ${name}`}>No date yet: ask us</AskUs>
        )}
      </Cell>
      <Cell label="What is included" isText>
        {includes.join('; ')}
      </Cell>
      <Cell label="Pay once">
        <b>{formatRand(once)}</b>
      </Cell>
      <Cell label="Pay monthly">{instalments ? formatInstalments(instalments) : 'No'}</Cell>
      <Cell>
        <a className={`${actionLink} ${aloneInCell}`} href={registrationAddress({ programme: name })}>
          Apply <span className={visuallyHidden}>{` for ${name}`}</span> <Icon name="arrow" />
        </a>
      </Cell>
    </>
  );
}

function UpcomingCells({ duration }: Pick<ProgrammeFacts, 'duration'>) {
  return (
    <>
      <Cell label="Time">{formatDuration(duration)}</Cell>
      <Cell label="Next intake">
        <ComingSoon />
      </Cell>
      <Cell label="Fee" colSpan={4}>
        Not yet set
      </Cell>
    </>
  );
}

const COLUMNS = columnsOf(
  ['Programme', 22],
  ['Time', 11],
  ['Next intake', 12],
  ['What is included', 20],
  ['Pay once', 11],
  ['Pay monthly', 13],
  ['Apply', 11],
);

/** Every programme compared: time, next intake, inclusions, fees, and how to apply (S1-05). */
export function ComparisonTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map((programme) => (
        <Row key={programme.path} head={<ProgrammeName {...programme} />}>
          {programme.isUpcoming ? <UpcomingCells {...programme} /> : <OpenCells {...programme} />}
        </Row>
      ))}
    </StackingTable>
  );
}
