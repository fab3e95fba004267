import { facts } from 'virtual:catalogue/facts';
import type { OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { registrationAddress } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { formatDuration, formatPlan, formatRand, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { visuallyHidden } from '../../ui/text.css';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { aloneInCell } from '../common/StackingTable.css';
import { AskUs } from '../intakes/AskUs';
import { useNextIntake } from '../intakes/useNextIntake';
import { ProgrammeName } from '../programme/ProgrammeName';

/** What most fees include: said once, above the table. */
const common = new Set(
  facts
    .flatMap(({ includes = [] }) => includes)
    .filter((one, _, all) => 2 * all.filter((other) => other === one).length > facts.length),
);

/** What a fee includes beyond that, as one phrase. */
function besides(includes: string[]): string {
  const [first = '', ...more] = includes.filter((one) => !common.has(one));
  return [first, ...more.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ');
}

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
      <Cell label="Also included" isText>
        {besides(includes)}
      </Cell>
      <Cell label="Pay once">
        <b>{formatRand(once)}</b>
      </Cell>
      <Cell label="Pay monthly">{instalments ? formatPlan(instalments) : 'No'}</Cell>
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
      <Cell label="Next intake and fee" colSpan={5}>
        Not yet set
      </Cell>
    </>
  );
}

const COLUMNS = columnsOf(
  ['Programme', 20],
  ['Time', 11],
  ['Next intake', 12],
  ['Also included', 25],
  ['Pay once', 10],
  ['Pay monthly', 12],
  ['Apply', 10],
);

/** Every programme compared: time, next intake, inclusions, fees, and how to apply (S1-05). */
export function ComparisonTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map((programme) => (
        <Row key={programme.path} header={<ProgrammeName {...programme} />}>
          {programme.isUpcoming ? <UpcomingCells {...programme} /> : <OpenCells {...programme} />}
        </Row>
      ))}
    </StackingTable>
  );
}
