import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { intakes as texts } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { Fold } from '../../ui/Fold/Fold';
import { columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';
import { useNextIntake } from '../../ui/useNextIntake';
import { IntakeCells } from '../common/IntakeCells';
import { row } from '../common/intakeRows.css';
import { NothingAhead } from '../common/NothingAhead';
import { unfinishedAtBuild } from '../common/unfinishedAtBuild';

const COLUMNS = columnsOf(
  [dateTexts.firstDay, 20],
  [dateTexts.status, 20],
  [factTexts.applicationsClose, 20],
  [dateTexts.lastDay, 20],
  [dateTexts.nextStep, 20],
);

/** Intakes of a programme with their closing days. Without one it says so and offers contact. */
export function ProgrammeIntakes({ programme: { path, name } }: { programme: Programme }) {
  const next = useNextIntake(path);
  const intakes = unfinishedAtBuild().filter(({ programme }) => programme === path);
  return (
    <Fold isOpenWide summary={<h3>{texts.heading}</h3>}>
      {!next && <NothingAhead name={name} />}
      {intakes.length > 0 && (
        <>
          <p>
            {`${texts.lead} `}
            <Filled text={texts.lastDay} closures={<Link to={paths.closures}>{texts.closures}</Link>} />
          </p>
          <StackingTable caption={fill(texts.caption, { name })} columns={COLUMNS}>
            <Rows>
              {intakes.map((intake) => (
                <Row key={intake.starts} className={row} header={<Day iso={intake.starts} isShort />}>
                  <IntakeCells intake={intake} isNamedByFirstDay />
                </Row>
              ))}
            </Rows>
          </StackingTable>
        </>
      )}
    </Fold>
  );
}
