import { facts } from 'virtual:catalogue/facts';
import { fill } from '../../catalogue/fill';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
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
import * as styles from './ComparisonTable.css';

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
      <Cell label={priceTexts.time}>{formatDuration(duration)}</Cell>
      <Cell label={factTexts.nextIntake}>
        {intake ? (
          <time dateTime={intake.starts}>{formatShortDay(intake.starts)}</time>
        ) : (
          <AskUs
            subject={fill(dateTexts.nextOfSubject, { name })}
          >{`${factTexts.noDateYet}: ${factTexts.askUs}`}</AskUs>
        )}
      </Cell>
      <Cell label={priceTexts.alsoIncluded} isText>
        {besides(includes)}
      </Cell>
      <Cell label={factTexts.payOnce}>
        <b>{formatRand(once)}</b>
      </Cell>
      <Cell label={factTexts.payMonthly}>{instalments ? formatPlan(instalments) : priceTexts.no}</Cell>
      <Cell>
        <a className={`${actionLink} ${aloneInCell}`} href={registrationAddress({ programme: name })}>
          {factTexts.apply} <span className={visuallyHidden}>{` ${fill(factTexts.forName, { name })}`}</span>{' '}
          <Icon name="arrow" />
        </a>
      </Cell>
    </>
  );
}

function UpcomingCells({ duration }: Pick<ProgrammeFacts, 'duration'>) {
  return (
    <>
      <Cell label={priceTexts.time}>{formatDuration(duration)}</Cell>
      <Cell label={priceTexts.nextIntakeAndFee} colSpan={5}>
        {factTexts.notYetSet}
      </Cell>
    </>
  );
}

const COLUMNS = columnsOf(
  [factTexts.programme, 20],
  [priceTexts.time, 11],
  [factTexts.nextIntake, 12],
  [priceTexts.alsoIncluded, 25],
  [factTexts.payOnce, 10],
  [factTexts.payMonthly, 12],
  [factTexts.apply, 10],
);

/** Every programme compared: time, next intake, inclusions, fees, and how to apply (S1-05). */
export function ComparisonTable({ caption }: { caption: string }) {
  return (
    <div className={styles.table}>
      <StackingTable caption={caption} columns={COLUMNS}>
        {facts.map((programme) => (
          <Row key={programme.path} header={<ProgrammeName {...programme} />}>
            {programme.isUpcoming ? <UpcomingCells {...programme} /> : <OpenCells {...programme} />}
          </Row>
        ))}
      </StackingTable>
    </div>
  );
}
