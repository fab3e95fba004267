import { refunds } from 'virtual:catalogue/schedules';
import { categories } from '../../catalogue/categories.yaml';
import { factsIn } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { PageOf } from '../../catalogue/schema/pages';
import type { ProgrammeFacts } from '../../catalogue/views';
import { formatRand } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { Cell, columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';

/** Programmes that are longer than a notice. */
const openIn = (id: Parameters<typeof factsIn>[0]) => factsIn(id).filter(({ path }) => refunds[path]?.some(Boolean));

/** Three moments to stop: the first unit, a quarter and the half of the longest programme. */
function momentsOf(programmes: ProgrammeFacts[]): number[] {
  const longest = Math.max(...programmes.map(({ duration }) => duration.count));
  return [1, Math.round(longest / 4), Math.round(longest / 2)];
}

/** What comes back of a fee paid once when a learner stops: a table for each kind, as the build counts it (S1-08). */
export function StopTables({ caption, moments }: PageOf<'feestructure'>['stopping']) {
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
            columns={columnsOf([factTexts.programme, 44], ...names.map((name): [string, 14] => [name, 14]))}
          >
            <Rows name={plural} span={units.length + 1} className={tint[family]}>
              {programmes.map((programme) => (
                <Row key={programme.path} header={<ProgrammeName {...programme} isInCategory />}>
                  {units.map((unit, index) => (
                    <Cell key={unit} label={names[index] ?? ''}>
                      {formatRand(refunds[programme.path]?.[unit - 1] ?? 0)}
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
