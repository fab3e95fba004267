import { cardDetails } from 'virtual:catalogue/cardDetails';
import { categories } from '../../catalogue/categories.yaml';
import { factsIn } from '../../catalogue/factsOf';
import { refundAfter } from '../../catalogue/fees';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { PageOf } from '../../catalogue/schema/pages';
import type { OpenFacts } from '../../catalogue/views';
import { formatRand } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { Cell, columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';

/** Days of a Masterclass are too few to give notice in. */
const openIn = (id: Parameters<typeof factsIn>[0]) =>
  factsIn(id).filter((one): one is OpenFacts => !one.isUpcoming && one.duration.unit !== 'days');

/** Four moments to stop: the first unit, and each quarter of the longest programme. */
function momentsOf(programmes: OpenFacts[]): number[] {
  const longest = Math.max(...programmes.map(({ duration }) => duration.count));
  return [...new Set([1, ...[1, 2, 3].map((quarter) => Math.round((longest * quarter) / 4))])];
}

const back = (programme: OpenFacts, unit: number) =>
  refundAfter({ ...programme, modules: cardDetails[programme.path]?.modules ?? [] }, unit);

/** What comes back of a fee paid once when a learner stops: a table for each kind, counted from modules and fee (S1-08). */
export function StopTables({ caption, moments, nothing }: PageOf<'feestructure'>['stopping']) {
  return (
    <div className={wideStack}>
      {categories.map(({ id, plural, family }) => {
        const programmes = openIn(id);
        const [first] = programmes;
        if (!first) return null;
        const units = momentsOf(programmes);
        const names = units.map((number) =>
          fill(moments[first.duration.unit === 'months' ? 'month' : 'week'], { number }),
        );
        return (
          <StackingTable
            key={id}
            caption={fill(caption, { name: plural })}
            columns={columnsOf([factTexts.programme, 28], ...names.map((name): [string, 14] => [name, 14]))}
          >
            <Rows name={plural} span={units.length + 1} className={tint[family]}>
              {programmes.map((programme) => (
                <Row key={programme.path} header={<ProgrammeName {...programme} isInCategory />}>
                  {units.map((unit, index) => (
                    <Cell key={unit} label={names[index] ?? ''}>
                      {back(programme, unit) > 0 ? formatRand(back(programme, unit)) : nothing}
                    </Cell>
                  ))}
                </Row>
              ))}
            </Rows>
          </StackingTable>
        );
      })}
    </div>
  );
}
