import { facts } from 'virtual:catalogue/facts';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import { formatDuration, formatInstalments, formatRand } from '../../ui/format';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { ProgrammeName } from '../programme/ProgrammeName';

const COLUMNS = columnsOf(
  [factTexts.programme, 36],
  [factTexts.duration, 16],
  [priceTexts.onceOff, 16],
  [priceTexts.monthly, 16],
  [priceTexts.totalMonthly, 16],
);

/** Fees of every programme, one row each. */
export function FeesTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map(({ duration, fee, ...programme }) => (
        <Row key={programme.path} header={<ProgrammeName {...programme} />}>
          <Cell label={factTexts.duration}>{formatDuration(duration)}</Cell>
          {fee ? (
            <>
              <Cell label={priceTexts.onceOff}>{formatRand(fee.once)}</Cell>
              <Cell label={priceTexts.monthly}>
                {fee.instalments ? formatInstalments(fee.instalments) : priceTexts.noPlan}
              </Cell>
              <Cell label={priceTexts.totalMonthly}>
                {fee.instalments ? formatRand(fee.instalments.amount * fee.instalments.count) : priceTexts.noPlan}
              </Cell>
            </>
          ) : (
            <Cell label={factTexts.fee} colSpan={3}>
              {factTexts.notYetSet}
            </Cell>
          )}
        </Row>
      ))}
    </StackingTable>
  );
}
