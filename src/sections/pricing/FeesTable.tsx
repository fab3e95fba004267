import { facts } from 'virtual:catalogue/facts';
import { fill } from '../../catalogue/fill';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import type { OpenFacts } from '../../catalogue/views';
import { Day } from '../../ui/Day';
import { formatDuration, formatPlan, formatRand } from '../../ui/format';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { AskUs } from '../intakes/AskUs';
import { useNextIntake } from '../intakes/useNextIntake';
import { ProgrammeName } from '../programme/ProgrammeName';
import { keepsLines } from './FeesTable.css';

const COLUMNS = columnsOf(
  [factTexts.programme, 36],
  [factTexts.duration, 14],
  [factTexts.nextIntake, 14],
  [factTexts.payOnce, 14],
  [factTexts.payMonthly, 22],
);

function OpenCells({ path, name, fee: { once, instalments } }: OpenFacts) {
  const intake = useNextIntake(path);
  return (
    <>
      <Cell label={factTexts.nextIntake}>
        {intake ? (
          <Day iso={intake.starts} isShort />
        ) : (
          <AskUs
            subject={fill(dateTexts.nextOfSubject, { name })}
          >{`${factTexts.noDateYet}: ${factTexts.askUs}`}</AskUs>
        )}
      </Cell>
      <Cell label={factTexts.payOnce}>
        <b>{formatRand(once)}</b>
      </Cell>
      <Cell label={factTexts.payMonthly}>{instalments ? formatPlan(instalments) : priceTexts.noPlan}</Cell>
    </>
  );
}

/** Programmes with their time, next intake and fees, one row each: all, or those of one kind (S1-05). */
export function FeesTable({ caption, programmes = facts }: { caption: string; programmes?: typeof facts }) {
  return (
    <div className={keepsLines}>
      <StackingTable caption={caption} columns={COLUMNS}>
        {programmes.map((programme) => (
          <Row key={programme.path} header={<ProgrammeName {...programme} />}>
            <Cell label={factTexts.duration}>{formatDuration(programme.duration)}</Cell>
            {programme.isUpcoming ? (
              <Cell label={priceTexts.nextIntakeAndFee} colSpan={3}>
                {factTexts.notYetSet}
              </Cell>
            ) : (
              <OpenCells {...programme} />
            )}
          </Row>
        ))}
      </StackingTable>
    </div>
  );
}
