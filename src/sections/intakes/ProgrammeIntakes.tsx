import type { Programme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { wideStack } from '../../ui/layout.css';
import { SectionHeader } from '../common/SectionHeader';
import { columnsOf, Row, StackingTable } from '../common/StackingTable';
import { AskUs } from './AskUs';
import { Day, IntakeCells } from './IntakeCells';
import { row } from './IntakeRow.css';
import { shownIntakes } from './shownIntakes';
import { useNextIntake } from './useNextIntake';

const COLUMNS = columnsOf(
  ['First day', 20],
  ['Status', 20],
  ['Applications close', 20],
  ['Last day', 20],
  ['Calendar', 20],
);

/** Intakes of a programme with their closing days. Without one it says so and offers contact. */
export function ProgrammeIntakes({ programme: { path, name } }: { programme: Programme }) {
  const next = useNextIntake(path);
  const intakes = shownIntakes().filter(({ programme }) => programme === path);
  return (
    <>
      <SectionHeader heading="When it runs" lead="You can apply until the end of an intake’s closing day." />
      {!next && (
        <p>
          No intake is ahead that you can apply for.{' '}
          <AskUs subject={`The next intake of ${name}`}>Ask us when the next one starts</AskUs>
        </p>
      )}
      {intakes.length > 0 && (
        <div className={wideStack}>
          <p>
            The last day allows for <Link to={paths.closures}>public holidays and breaks</Link>, when there are no
            lessons.
          </p>
          <StackingTable caption={`Intakes of ${name}`} columns={COLUMNS}>
            {intakes.map((intake) => (
              <Row key={intake.starts} className={row} header={<Day iso={intake.starts} />}>
                <IntakeCells intake={intake} isNamedByFirstDay />
              </Row>
            ))}
          </StackingTable>
        </div>
      )}
    </>
  );
}
