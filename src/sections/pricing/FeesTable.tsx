import { Link } from 'react-router-dom';
import { mailAddress, registrationAddress } from '../../catalogue/addresses';
import { categories } from '../../catalogue/categories.yaml';
import { factsIn, openFirst } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import { applyNow } from '../../catalogue/interface/common.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import type { OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { actionLink } from '../../ui/actionLink.css';
import { Day } from '../../ui/Day';
import { formatDuration, formatMonthly, formatRand } from '../../ui/format';
import { tint } from '../../ui/motif/motif.css';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { Cell, columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';
import { linksLast } from '../../ui/StackingTable/StackingTable.css';
import { visuallyHidden } from '../../ui/text.css';
import { useNextIntake } from '../../ui/useNextIntake';
import { keepsLines, kind } from './FeesTable.css';

const COLUMNS = columnsOf(
  [factTexts.programme, 28],
  [factTexts.duration, 12],
  [factTexts.nextIntake, 14],
  [factTexts.payOnce, 12],
  [factTexts.payMonthly, 20],
  [dateTexts.nextStep, 14],
);

const nextOf = (name: string) => fill(dateTexts.nextOfSubject, { name });

function OpenCells({ path, name, fee: { once, instalments } }: OpenFacts) {
  const intake = useNextIntake(path);
  return (
    <>
      <Cell label={factTexts.nextIntake}>
        {intake ? (
          <Day iso={intake.starts} isShort />
        ) : (
          <a href={mailAddress(nextOf(name))}>{`${factTexts.noDateYet}: ${factTexts.askUs}`}</a>
        )}
      </Cell>
      <Cell label={factTexts.payOnce}>
        <b>{formatRand(once)}</b>
      </Cell>
      <Cell label={factTexts.payMonthly}>
        {instalments ? formatMonthly(once, instalments) : priceTexts.noInstalments}
      </Cell>
    </>
  );
}

/** Link to apply for a programme, or to hear of its first day and fee. */
function NextStep({ name, isUpcoming }: ProgrammeFacts) {
  return (
    <a className={actionLink} href={isUpcoming ? mailAddress(nextOf(name)) : registrationAddress({ programme: name })}>
      <span className={visuallyHidden}>{`${name}: `}</span>
      {isUpcoming ? priceTexts.tellMe : applyNow}
    </a>
  );
}

/** All programmes by kind: time, next intake, fees and the way to apply (S1-05, S1-08). */
export function FeesTable({ caption }: { caption: string }) {
  return (
    <div className={`${keepsLines} ${linksLast}`}>
      <StackingTable caption={caption} columns={COLUMNS}>
        {categories.map(({ id, plural, family, path }) => (
          <Rows
            key={id}
            name={
              path ? (
                <Link className={kind} to={path}>
                  {plural}
                </Link>
              ) : (
                plural
              )
            }
            span={COLUMNS.length}
            className={tint[family]}
          >
            {openFirst(factsIn(id)).map((programme) => (
              <Row key={programme.path} header={<ProgrammeName {...programme} isInCategory />}>
                <Cell label={factTexts.duration}>{formatDuration(programme.duration)}</Cell>
                {programme.isUpcoming ? (
                  <Cell colSpan={3}>{`${priceTexts.nextIntakeAndFee}: ${factTexts.notYetSet.toLowerCase()}`}</Cell>
                ) : (
                  <OpenCells {...programme} />
                )}
                <Cell>
                  <NextStep {...programme} />
                </Cell>
              </Row>
            ))}
          </Rows>
        ))}
      </StackingTable>
    </div>
  );
}
